import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodePage } from './decode.ts'

const samples = {
  'euc-kr': '대한민국의 수도는 서울이며 많은 사람들이 살고 있는 큰 도시입니다. 오늘은 날씨가 매우 좋습니다.',
  shift_jis: '東京は日本の首都であり、世界でも最も人口の多い都市のひとつです。今日はとても良い天気です。',
  'windows-1251': 'Москва является столицей России и крупнейшим по численности населения городом страны.',
  gb2312: '北京是中华人民共和国的首都，是全国的政治中心和文化中心，今天天气非常好，我们一起去公园。',
}

test.each(Object.entries(samples))('a page in %s is read without any declaration', (charset, text) => {
  const page = `<html><head><title>x</title></head><body><p>${`${text} `.repeat(4)}</p></body></html>`
  expect(decodePage(iconv.encode(page, charset))).toContain(text)
})

test('windows-1252 keeps its quotes, dashes and euro sign', () => {
  const text = 'It costs 5 € – “fair enough”, she said'
  expect(decodePage(iconv.encode(text, 'windows-1252'), 'text/html; charset=iso-8859-1')).toBe(text)
})

test('the charset of the header counts more than the one in the page', () => {
  const page = iconv.encode('<meta charset="windows-1252"><p>Привет, мир, это проверка', 'windows-1251')
  expect(decodePage(page, 'text/html; charset="windows-1251"')).toContain('Привет, мир')
})

test('a page that declares Latin-1 but is valid UTF-8 is read as UTF-8', () => {
  expect(decodePage(new TextEncoder().encode('<meta charset="iso-8859-1">Größe'))).toContain('Größe')
})

test('one broken byte does not turn a UTF-8 page into another charset', () => {
  const bytes = Buffer.concat([Buffer.from(`<meta charset="utf-8">${'Größe und Maß '.repeat(9)}`), Buffer.from([0xff])])
  expect(decodePage(bytes)).toContain('Größe und Maß')
})

test('byte order marks are obeyed and left out of the text', () => {
  expect(decodePage(Buffer.from('\ufeffAn article', 'utf16le'))).toBe('An article')
  expect(decodePage(Buffer.from('\ufeffAn article', 'utf8'), 'text/html; charset=windows-1252')).toBe('An article')
})

test('ISO-2022-JP is read by its escapes, declared or not', () => {
  const text = Buffer.concat([Buffer.from('\u001b$B'), Buffer.from([0x45, 0x6c, 0x35, 0x7e]), Buffer.from('\u001b(B')])
  const page = Buffer.concat([Buffer.from('<title>'), text, Buffer.from('</title>')])
  expect(decodePage(page)).toBe('<title>東京</title>')
  expect(decodePage(page, 'text/html; charset=iso-2022-jp')).toBe('<title>東京</title>')
})
