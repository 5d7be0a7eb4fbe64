import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { extract } from './extract.ts'

const russian =
  'Порт принял больше судов, чем в прошлом году. Краны работали днём и ночью, а склады были полны.\n'.repeat(5)
const german =
  'Der Hafen zählte mehr Schiffe als im vorigen Jahr. Die Kräne liefen Tag und Nacht, die Lager waren übervoll.\n'.repeat(
    5,
  )
const japanese =
  '港には昨年より多くの船が入りました。クレーンは昼も夜も動いていました。倉庫はいっぱいでした。\n'.repeat(5)
const korean = '항구에는 작년보다 더 많은 배가 들어왔다. 크레인은 밤낮으로 움직였고 창고는 가득 찼다.\n'.repeat(5)
const greek = 'Το λιμάνι μέτρησε περισσότερα πλοία από πέρυσι. Οι γερανοί δούλευαν μέρα και νύχτα.\n'.repeat(5)

const read = (bytes: Uint8Array) => extract(bytes, 'notes.txt')

test.each([
  ['utf-8', german],
  ['windows-1252', german],
  ['utf-16le', german],
  ['utf-16be', german],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', korean],
  ['windows-1253', greek],
])('text in %s is read without being told', async (encoding, text) => {
  expect((await read(iconv.encode(text, encoding))).text).toBe(text.trim())
})

test.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])(
  'a byte order mark of %s is obeyed',
  async (encoding) => {
    expect((await read(iconv.encode('Œuvre', encoding, { addBOM: true }))).text).toBe('Œuvre')
  },
)

test('a CSV stays as it is', async () => {
  const csv = 'port;tons\n"Oslo; east";12,5\n'
  expect(await extract(Buffer.from(csv), 'ports.csv')).toMatchObject({ text: csv.trim(), title: 'ports' })
})

test('a text with a shortened title line takes it as its title', async () => {
  expect((await read(Buffer.from('Ships and cranes\n\nThe port grew.'))).title).toBe('Ships and cranes')
})

test.each([
  [
    'random bytes',
    Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) % 256)),
  ],
  ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(300, 7)])],
  [
    'noise behind a byte order mark',
    Buffer.concat([
      Buffer.from('fffe', 'hex'),
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * index * 31 + index * 17) % 256)),
    ]),
  ],
  ['XML', Buffer.from('<?xml version="1.0"?><w:wordDocument><w:t>Hello</w:t></w:wordDocument>')],
])('%s is a type we do not read', async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
})

test('blanks alone are no text', async () => {
  await expect(read(Buffer.from(' \n\t\n'))).rejects.toMatchObject({ code: 'NO_TEXT' })
})

test('the marks of notes are no part of figures, powers are', async () => {
  const text = 'Landings rose to 42¹ tonnes.\r\n\r\n¹ Of 3 × 10⁶ mussels on 40 km².'
  expect(await read(Buffer.from(text))).toMatchObject({
    text: 'Landings rose to 42 tonnes.\n\nOf 3 × 10⁶ mussels on 40 km².',
    leftOut: { noteMarks: 2 },
  })
  expect((await extract(Buffer.from('Item;2025\nPiles;385¹\n'), 'ports.csv')).text).toBe('Item;2025\nPiles;385')
})
