import { describe, expect, test } from 'vitest';
import { chatLink, smsLink, takesMessages } from '../../../src/schema/messages/message-links.ts';
import { blanksIn, textFor } from '../../../src/schema/messages/message-text.ts';

describe('a message', () => {
  test('calls everybody by their name, however often it stands there', () => {
    expect(textFor('سلام {نام}، دکتر {پزشک} منتظر {نام} است.', { name: 'علي  کريمی', dentist: 'سپهری' })).toBe(
      'سلام علی کریمی، دکتر سپهری منتظر علی کریمی است.',
    );
  });

  test('fills a place of any keyboard, with a gap at its edges too', () => {
    expect(textFor('سلام { نام }، دکتر {پزشك} منتظر است. [دكتر]\n[نه\nاین]', { name: 'علی', dentist: 'سپهری' })).toBe(
      'سلام علی، دکتر سپهری منتظر است. [دکتر]\n[نه\nاین]',
    );
    expect(textFor('با سلام { نام } گرامی. دکتر {پزشك}', { name: '', dentist: '' })).toBe('با سلام.');
    expect(blanksIn('مبلغ [ مبلغ ] در [\u200cروز] است.')).toEqual(['[مبلغ]', '[روز]']);
  });

  test('leaves no gap where nobody knows the name, and takes signs in a name as they are', () => {
    expect(textFor('سلام {نام}، خوش آمدید.', { name: '', dentist: '' })).toBe('سلام، خوش آمدید.');
    expect(textFor('سلام {نام}', { name: '<b>$&</b>', dentist: '' })).toBe('سلام <b>$&</b>');
    // Of nobody nothing is said either.
    expect(textFor('با سلام {نام} گرامی، مطب تعطیل است. دکتر {پزشک}', { name: '', dentist: ' ' })).toBe('با سلام، مطب تعطیل است.');
    expect(textFor('با سلام {نام} گرامی، دکتر {پزشک}', { name: 'علی', dentist: 'سپهری' })).toBe('با سلام علی گرامی، دکتر سپهری');
  });

  test('knows the places that are still to be filled in, each once', () => {
    expect(blanksIn('نوبت شما [روز] ساعت [ساعت] است؛ [روز] را فراموش نکنید.')).toEqual(['[روز]', '[ساعت]']);
    expect(blanksIn('بدون جای خالی')).toEqual([]);
    // Brackets of one's own are a text like any other.
    expect(blanksIn('نوبت [آنلاین] شما ساعت [ساعت ۵] است.')).toEqual([]);
  });
});

describe('the address of a message', () => {
  test('carries number and text as other programs read them', () => {
    expect(chatLink('+989121234567', 'سلام & خداحافظ')).toBe(`https://wa.me/989121234567?text=${encodeURIComponent('سلام & خداحافظ')}`);
    expect(smsLink('9121234567', 'الف\nب')).toBe(`sms:+989121234567?&body=${encodeURIComponent('الف\nب')}`);
  });

  test.each([
    ['+989121234567', true],
    ['۰۹۱۲۱۲۳۴۵۶۷', true],
    ['+4915112345678', true],
    ['989121234567', true],
    ['۹۱۲۱۲۳۴۵۶۷', true],
    ['02188776655', false],
    ['+982188776655', false],
    ['0912', false],
    ['', false],
    ['<b>', false],
  ])('is made for %s: %s', (phone, takes) => {
    expect(takesMessages(phone)).toBe(takes);
  });
});
