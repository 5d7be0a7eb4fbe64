import { expect, test } from 'vitest'
import { dropClosing } from './closing.ts'

const close = (text: string) => dropClosing(text.split('\n')).join('\n').trim()

test.each([
  '-- \nEdda Holm\nHarbour Board\n555 0100',
  '--\nEdda Holm\nHarbour Board',
  'Sent from my iPhone',
  'Get Outlook for iOS',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Enviado do meu iPhone',
  'CONFIDENTIALITY NOTICE: what you read is private.',
  'This email and any attachments are confidential and intended solely for the\naddressee. If you are not the addressee, delete it.\n\nQuill Ltd, registered in Quillmouth.',
  'Diese E-Mail enthält vertrauliche Informationen.',
  'Please consider the environment before printing this email.',
])('what stands below a mail as “%s” is left out', (closing) => {
  expect(close(`The board met.\n\nIt voted.\n\n${closing}`)).toBe('The board met.\n\nIt voted.')
})

test('the banner of a mail server is left out', () => {
  expect(close('CAUTION: This email originated from outside the organisation.\n\nThe board met.')).toBe(
    'The board met.',
  )
})

test.each([
  `The board met.\n\n--\n\n${'It voted.\n'.repeat(20)}`,
  `Sent with the ferry\n${'It voted.\n'.repeat(20)}`,
  'The letter was sent from the pier, and it came late.',
  'The e-mail was confidential, said Edda Holm.\n\nThe board met.\n\nIt voted.',
])('“%s” says it all itself', (text) => {
  expect(close(text)).toBe(text.trim())
})
