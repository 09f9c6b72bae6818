/** `npm run model -- <command> …`: what is done with models of the product; each command is a file in `tools/model`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const folder = path.join(root, 'tools', 'model');
const commands = readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') ? [path.basename(file, '.mjs')] : []));
const [command, ...args] = process.argv.slice(2);
if (!commands.includes(command)) {
  console.error(`${command ? `No command is called ${command}.` : 'Which command?'}\nnpm run model -- <${commands.join(' | ')}> …`);
  process.exit(2);
}
const { run } = await import(`./model/${command}.mjs`);
process.exit(await run(args));
