import { expect, test } from 'vitest'
import { processorMs } from '../../../../../tests/support/processor-time.ts'
import { splitMail } from './split-mail.ts'

const split = (text: string, signs: { isReply?: boolean; isForward?: boolean } = {}) => {
  const { own, quoted, forwarded } = splitMail(text.split('\n'), { isReply: false, isForward: false, ...signs })
  return {
    own: own.join('\n').trim(),
    quoted,
    forwarded: forwarded && { ...forwarded, lines: forwarded.lines.join('\n').trim() },
  }
}

test.each([
  'On Mon, May 11, 2026 at 9:00 AM Tomas Reed <tomas@quill.example> wrote:',
  'On Mon, May 11, 2026 at 9:00 AM Tomas Reed\n<tomas@quill.example> wrote:',
  'On 11 May 2026, at 09:00, Tomas Reed <tomas@quill.example>\nwrote:',
  'Am Mo., 11. Mai 2026 um 09:00 Uhr schrieb Tomas Reed <tomas@quill.example>:',
  'Am 11.05.26 um 09:00 schrieb Tomas Reed:',
  'Le lun. 11 mai 2026 à 09:00, Tomas Reed <tomas@quill.example> a écrit :',
  'El lun, 11 may 2026 a las 9:00, Tomas Reed (<tomas@quill.example>) escribió:',
  'Il giorno lun 11 mag 2026 alle ore 09:00 Tomas Reed <tomas@quill.example> ha scritto:',
  'Em seg., 11 de mai. de 2026 às 09:00, Tomas Reed <tomas@quill.example> escreveu:',
  'Quoting Tomas Reed <tomas@quill.example>:',
  'Tomas Reed wrote:',
  '2026-05-11 9:00 GMT+02:00 Tomas Reed <tomas@quill.example>:',
])('an older mail behind “%s” is not its sender’s word', (attribution) => {
  const mail = `We settled it at 6 million.\n\n${attribution}\n\n> Is it 9 million?\n>\n> It was.`
  expect(split(mail)).toEqual({ own: 'We settled it at 6 million.', quoted: 1, forwarded: null })
})

test('answers between quoted lines are the sender’s, above and below as well', () => {
  const mail =
    'Hello Tomas,\n\nOn 11 May 2026 at 9:00 Tomas Reed wrote:\n> Is it 9 million?\nNo, 6 million.\n\n> And when?\n> Soon?\n\nIn June.\nEdda'
  expect(split(mail)).toMatchObject({ own: 'Hello Tomas,\n\nNo, 6 million.\n\n\nIn June.\nEdda', quoted: 1 })
})

test('a mail that is nothing but a quotation keeps it', () => {
  const introduction = 'On 11 May 2026 at 9:00 Tomas Reed wrote:'
  expect(split(`${introduction}\n> The board met.\n> It voted.`)).toEqual({
    own: `${introduction}\nThe board met.\nIt voted.`,
    quoted: 0,
    forwarded: null,
  })
})

test('a sign of comparison at the start of a line quotes nobody', () => {
  expect(split('Landings by size:\n> 5 tonnes were landed\nby night.').quoted).toBe(0)
})

const outlook =
  'From: Tomas Reed <tomas@quill.example>\nSent: Monday, May 11, 2026 9:00 AM\nTo: Edda Holm <edda@pier.example>\nSubject: Pier\n\nIs it 9 million?'

test.each([
  ['English', outlook],
  ['English with a rule', `________________________________\n${outlook}`],
  ['an older program', `-----Original Message-----\n${outlook}`],
  [
    'bold labels',
    '*From:* Tomas Reed <tomas@quill.example>\n*Sent:* Monday, May 11, 2026 9:00 AM\n*To:* Edda Holm\n*Subject:* Pier\n\nIs it 9 million?',
  ],
  [
    'German',
    'Von: Tomas Reed <tomas@quill.example>\nGesendet: Montag, 11. Mai 2026 09:00\nAn: Edda Holm\nBetreff: Pier\n\nIst es so?',
  ],
  [
    'German, an older program',
    '-----Ursprüngliche Nachricht-----\nVon: Tomas Reed\nGesendet: Montag, 11. Mai 2026 09:00\nAn: Edda Holm\nBetreff: Pier\n\nIst es so?',
  ],
  [
    'French',
    'De : Tomas Reed <tomas@quill.example>\nEnvoyé : lundi 11 mai 2026 09:00\nÀ : Edda Holm\nObjet : Pier\n\nAlors ?',
  ],
  [
    'Spanish',
    'De: Tomas Reed <tomas@quill.example>\nEnviado el: lunes, 11 de mayo de 2026 9:00\nPara: Edda Holm\nAsunto: Pier\n\n¿Y?',
  ],
  [
    'Italian',
    'Da: Tomas Reed <tomas@quill.example>\nInviato: lunedì 11 maggio 2026 09:00\nA: Edda Holm\nOggetto: Pier\n\nE?',
  ],
  [
    'Portuguese',
    'De: Tomas Reed <tomas@quill.example>\nEnviada em: segunda-feira, 11 de maio de 2026 09:00\nPara: Edda Holm\nAssunto: Pier\n\nE?',
  ],
  ['labels that are paragraphs', outlook.replaceAll(/\n(?=[STo]\w+:)/g, '\n\n')],
])('what stands below a header of %s is quoted', (_, older) => {
  expect(split(`We settled it at 6 million.\n\nEdda\n\n${older}`, { isReply: true })).toEqual({
    own: 'We settled it at 6 million.\n\nEdda',
    quoted: 1,
    forwarded: null,
  })
})

test.each([
  [
    '---------- Forwarded message ---------',
    'From: *Press Desk* <press@pier.example>\nDate: Mon, May 11, 2026 at 9:00 AM\nSubject: Pier release\nTo: Edda Holm <edda@pier.example>,\n  Tomas Reed <tomas@quill.example>\n',
  ],
  [
    '---------- Forwarded message ----------',
    'From: "Press Desk" <press@pier.example>\nDate: 2026-05-11 9:00 GMT+02:00\nSubject: Pier release\nTo: edda@pier.example\n',
  ],
  [
    'Begin forwarded message:',
    'From: Press Desk <press@pier.example>\nSubject: Pier release\nDate: 11 May 2026 at 09:00:00 CEST\nTo: Edda Holm <edda@pier.example>\n',
  ],
  [
    'Anfang der weitergeleiteten Nachricht:',
    'Von: Press Desk <press@pier.example>\nBetreff: Pier release\nDatum: 11. Mai 2026 um 09:00:00 MESZ\nAn: Edda Holm\n',
  ],
  [
    '-------- Weitergeleitete Nachricht --------',
    'Betreff: \tPier release\nDatum: \tMon, 11 May 2026 09:00:00 +0200\nVon: \tPress Desk <press@pier.example>\nAn: \tedda@pier.example\n',
  ],
  [
    '-------- Message transféré --------',
    'Sujet : Pier release\nDate : Mon, 11 May 2026 09:00:00 +0200\nDe : Press Desk <press@pier.example>\nPour : edda@pier.example\n',
  ],
  [
    '',
    'From: Press Desk <press@pier.example>\nSent: Monday, May 11, 2026 9:00 AM\nTo: Edda Holm\nSubject: Pier release\n',
  ],
  [
    '',
    'Von: Press Desk [mailto:press@pier.example]\nGesendet: Montag, 11. Mai 2026 09:00\nAn: Edda Holm\nBetreff: Pier release\n',
  ],
])('a mail forwarded below “%s” has its own author, day and subject', (mark, header) => {
  const body = 'The board met.\n\nFrom: the harbour it went to the hall.'
  expect(split(`FYI\n\n${mark}\n${header}\n${body}`, { isForward: mark === '' })).toMatchObject({
    own: 'FYI',
    forwarded: { lines: body, header: { author: 'Press Desk', day: '2026-05-11', subject: 'Pier release' } },
  })
})

test('where the subject says neither, a few words above a long mail pass it on, and more of them quote it', () => {
  const header = 'From: Press Desk <press@pier.example>\nSent: Monday, May 11, 2026 9:00 AM\nTo: Edda\nSubject: Pier\n'
  const release = 'The harbour board of Quillmouth met on Tuesday evening and settled it. '.repeat(3).trim()
  expect(split(`FYI\n\n${header}\n${release}`)).toMatchObject({ own: 'FYI', forwarded: { lines: release } })
  expect(split(`FYI\n\n${header}\n${release}`, { isReply: true })).toMatchObject({ own: 'FYI', quoted: 1 })
  expect(split(`${release}\n\n${header}\n${release}`)).toMatchObject({ own: release, quoted: 1 })
})

test('a mail that is forwarded with marks at all of its lines loses them', () => {
  const mail =
    'Begin forwarded message:\n\n> From: Press Desk <press@pier.example>\n> Date: 11 May 2026\n> \n> The board met.\n>> An aside.'
  expect(split(mail).forwarded).toMatchObject({
    lines: 'The board met.\n> An aside.',
    header: { author: 'Press Desk' },
  })
})

test('a release that says where it comes from is no older mail', () => {
  const release = 'FOR IMMEDIATE RELEASE\n\nFrom: Harbour Board\nTo: All media\nSubject: The pier\n\nThe board met.'
  expect(split(release)).toMatchObject({ own: release, quoted: 0 })
})

test('lines made to be slow take time in proportion to them', () => {
  const lines = ['> a', '', 'From: a', '*', 'a wrote', 'On 1 wrote:', 'From: ', `From: ${' '.repeat(500)}x`]
  for (const line of lines) {
    const mail = Array.from({ length: 400_000 / (line.length + 1) }, () => line)
    expect(processorMs(() => splitMail(mail, { isReply: true, isForward: false }))).toBeLessThan(2_000)
  }
})
