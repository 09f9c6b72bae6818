import { expect, test } from 'vitest';
import { reportName } from '../../src/effects/log/report/deliver.ts';

test('a report is named for the day on which it is handed over, in Tehran', () => {
  expect(reportName(Date.parse('2026-11-20T08:00:00Z'))).toBe('matab-report-1405-08-29.txt');
  expect(reportName(Date.parse('2026-11-20T20:29:00Z'))).toBe('matab-report-1405-08-29.txt');
  expect(reportName(Date.parse('2026-11-20T20:31:00Z'))).toBe('matab-report-1405-08-30.txt');
});
