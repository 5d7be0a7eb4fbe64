import { expect, test } from 'vitest'
import { countSentenceEnds } from '#shared/text/sentences'
import { lengthOf } from '#shared/text/text-length'
import { extractArticle } from './extract.ts'

const statusOf = (text: string, lang: string) =>
  extractArticle(
    `<html lang="${lang}"><title>${text.slice(0, 12)}</title><body><article><h1>${text.slice(0, 12)}</h1><p>${text}</p></article></body></html>`,
    'https://news.example/brief',
  ).status

test('two characters of a script without spaces count as a word', () => {
  expect(lengthOf('trees ')).toBe(6)
  expect(lengthOf('植樹')).toBe(6)
  expect(lengthOf('ต้น')).toBe(9)
})

test('sentences are counted in scripts with and without spaces', () => {
  expect(countSentenceEnds('One. Two! “Three?” Version 1.5 is four.')).toBe(4)
  expect(countSentenceEnds('一つ。二つ。')).toBe(2)
})

test('a short article in Chinese is an article', () => {
  const text =
    '市议会周二决定在明年春天之前沿城市主要道路种植一万两千棵树。该计划耗资四百万欧元，其中一半由地区支付。居民多年来一直要求增加树荫。首批树木将于十一月在车站周围的街道种植。'
  expect(text.length).toBeLessThan(100)
  expect(statusOf(text, 'zh')).toBe('ok')
})

test('four sentences of an agency are an article, two are a part of one', () => {
  const [first, second, third, fourth] = [
    'The council plants trees this year.',
    'It pays four million euros for them.',
    'Half of it comes from the region.',
    'The first ones are due in November.',
  ]
  expect(statusOf(`${first} ${second} ${third} ${fourth}`, 'en')).toBe('ok')
  expect(
    statusOf(
      `${first} It pays four million euros, of which the region gives a half, and hopes for shade to come`,
      'en',
    ),
  ).toBe('partial')
})
