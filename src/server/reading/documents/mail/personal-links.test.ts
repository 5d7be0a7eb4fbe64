import { expect, test } from 'vitest'
import { processorMs } from '../../../../../tests/support/processor-time.ts'
import { cleanAddresses, dropPersonalLinks } from './personal-links.ts'

test.each([
  'View this email in your browser',
  'View in browser | Unsubscribe',
  'Unsubscribe: https://pier.example/u/?id=8f3a',
  'Unsubscribe <https://pier.example/unsubscribe?token=abc>',
  'Manage your preferences · Privacy policy · Contact us',
  'If you no longer wish to receive these emails, you can unsubscribe here.',
  'Having trouble viewing this email? View it in your browser.',
  'You are receiving this email because you signed up at our website.',
  'This email was sent to tomas@quill.example',
  'Newsletter abbestellen',
  'Im Browser ansehen',
  'Wenn Sie diesen Newsletter nicht mehr erhalten möchten, können Sie sich hier abmelden.',
  'Wird diese E-Mail nicht richtig angezeigt? Klicken Sie hier.',
  'Se désabonner',
  'Voir dans le navigateur',
  'Darse de baja',
  'Ver en el navegador',
  'Annulla iscrizione',
  'Visualizza nel browser',
  'Cancelar inscrição',
  'Ver no navegador',
])('the line “%s” is for whoever got the mail alone', (line) => {
  expect(dropPersonalLinks(['The board met.', line, 'It voted.'])).toEqual(['The board met.', 'It voted.'])
})

test.each([
  'Regulators fined a firm whose customers could not unsubscribe.',
  'The browser version of the map shows the pier.',
  'Contact us',
  'Die Gemeinde will ihre Fähre abmelden.',
])('the sentence “%s” stays', (line) => {
  expect(dropPersonalLinks([line])).toEqual([line])
})

test.each([
  ['See https://pier.example/news?utm_source=mail&mc_eid=8f3a.', 'See https://pier.example/news.'],
  ['See https://pier.example/news?id=12&token=8f3a#top for it', 'See https://pier.example/news?id=12 for it'],
  [
    'See https://pier.example/2026/05/the-old-grain-pier-of-quillmouth-and-its-ferries now',
    'See https://pier.example/2026/05/the-old-grain-pier-of-quillmouth-and-its-ferries now',
  ],
  ['See https://click.mail.example/f/a/AbC1dEfGh2IjKlMnOpQrStUvWx3yzAbC1dEf/AAQ now', 'See  now'],
  ['See https://list.example/track/click?u=1 now', 'See  now'],
  ['See https://tomas:secret@pier.example/ now', 'See  now'],
  ['The report <https://pier.example/r> and mail [mailto:a@pier.example] it', 'The report and mail it'],
  ['Write to press@pier.example', 'Write to press@pier.example'],
])('of “%s” only what is nobody’s own stays', (text, cleaned) => {
  expect(cleanAddresses(text)).toBe(cleaned)
})

test('a sentence of this kind in the middle of a long text stays', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Sentence ${at}.`)
  lines[30] = 'You can unsubscribe here, the letter said.'
  expect(dropPersonalLinks(lines)).toEqual(lines)
})

test('lines and addresses made to be slow take time in proportion to them', () => {
  for (const line of ['https://a.example/?', '<https://', '(mailto:', 'you ', 'unsubscribe | ', '[https://a']) {
    expect(processorMs(() => dropPersonalLinks([line.repeat(500_000 / line.length)]))).toBeLessThan(3_000)
    expect(processorMs(() => dropPersonalLinks(Array(50_000).fill(line.repeat(10))))).toBeLessThan(6_000)
  }
})
