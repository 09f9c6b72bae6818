import { expect, it } from 'vitest';
import { untitled } from '../../../src/views/kit/print/dentist-name.ts';

it('leaves no title before a name, however it is written and however often it stands there', () => {
  const written = ['دکتر رضا', 'دكتر رضا', 'دکتر\u200cرضا', 'دکتر دکتر رضا', 'آقای دکتر رضا', 'خانم دکتر رضا', 'Dr. رضا', 'dr.رضا', 'Dr رضا', ' رضا '];
  expect(written.map(untitled)).toEqual(written.map(() => 'رضا'));
});

it('leaves none of several titles before a name, which papers set themselves', () => {
  const written = ['سرکار خانم دکتر رضایی', 'جناب آقای دکتر رضایی', 'خانم رضایی', 'پروفسور رضایی', 'دکتر خانم رضایی'];
  expect(written.map(untitled)).toEqual(written.map(() => 'رضایی'));
});

it('has no name where only a title stands', () => {
  expect(['دکتر', 'دکتر دکتر', 'آقای دکتر', 'Dr.', ''].map(untitled)).toEqual([null, null, null, null, null]);
});

it('leaves a name that begins like a title as it is', () => {
  expect(['دکتریان', 'خانمی', 'جنابی', 'Drake'].map(untitled)).toEqual(['دکتریان', 'خانمی', 'جنابی', 'Drake']);
});
