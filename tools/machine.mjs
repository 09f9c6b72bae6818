/** What the tests need from the machine itself: a browser and a PostgreSQL server, installed where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fail, run } from './project.mjs';

const found = (candidates) => candidates.find((file) => file && existsSync(file));
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));

const installPackages = (...names) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', ['update', '-qq'], env) === 0 && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env) === 0;
};

const chromium = () => found([process.env.MATAB_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', onPath('chromium')]);

const postgres = () => {
  const versions = '/usr/lib/postgresql';
  const own = existsSync(versions) ? readdirSync(versions).map((version) => `${versions}/${version}/bin/postgres`) : [];
  return found([process.env.MATAB_POSTGRES, ...own, onPath('postgres')]);
};

const ensure = (name, find, packages, variable) => {
  if (!find() && canInstall()) installPackages(...packages);
  return find() ?? fail(`${name} is missing: install it, or name it in ${variable}.`, 2);
};

/** The path of a Chromium. */
export const ensureBrowser = () => ensure('Chromium', chromium, ['chromium'], 'MATAB_CHROMIUM');

const shell = () =>
  found([process.env.MATAB_CHROMIUM_SHELL, process.env.MATAB_CHROMIUM, '/usr/bin/chromium-headless-shell', onPath('chromium-headless-shell')]);

/** The path of Chromium's engine without a browser around it, which spares a third of the processor; of a whole one where there is no such package. */
export const ensureShell = () => {
  if (!shell() && canInstall()) installPackages('chromium-headless-shell');
  return shell() ?? ensureBrowser();
};

/** What reads a printed paper back, so that no part of the browser that printed it judges it. */
export const ensurePoppler = () => ensure('Poppler (pdftotext)', () => onPath('pdftotext'), ['poppler-utils'], 'PATH');
/** The path of a PostgreSQL server program. */
export const ensurePostgres = () => ensure('PostgreSQL', postgres, ['postgresql'], 'MATAB_POSTGRES');
