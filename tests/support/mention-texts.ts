import { toBold, toItalic } from '#shared/linkedin/styled'
import type { Mention } from '#shared/rules/mentions'
import { createRandom } from './varied-posts.ts'

/** Texts with mentions, the same for the same seed: at any place, side by side, among what LinkedIn's format reserves. */

export const mentionable: readonly Mention[] = [
  'Anytown Harbour Authority',
  'Anytown Harbour',
  'Anytown',
  'Smith & Sons (UK) Ltd.',
  'C# [Friends] {of} <code>',
  'under_score~tilde*star|bar\\back',
  'Women@Work',
  '#OpenData',
  'example.com',
  '20 Minuten',
  '3M',
  'Größe & Söhne GmbH',
  toBold('Bold Agency'),
  toItalic('Italic Agency'),
  'Zoe\u0308 Mu\u0308ller',
  'Rocket 🚀',
  '👩‍👩‍👧‍👦 Family e.V.',
  '港湾局',
  'סוכנות הנמל',
  'هيئة الميناء',
  '삼성전자',
  'O’Neill "Quotes"',
].map((name, index) => ({
  name,
  urn: index % 3 === 0 ? `urn:li:person:A_b-${index}` : `urn:li:organization:${1_000 + index}`,
}))

const others = [
  'The harbour grows',
  'we are #1',
  '\\|{}@[]()<>#*_~',
  '@',
  '@@',
  '@[Someone](urn:li:person:1)',
  '{hashtag|\\#|x}',
  '#PublicTransport',
  // what follows an address without a space is part of it, and brackets there are encoded
  'https://example.org/a_b?c=d#e@f ',
  'someone@example.org',
  toBold('bold words'),
  toItalic('italic words'),
  'שלום (עולם)',
  'مرحبا [عالم]',
  '\u200Fright to left\u200E',
  '👩‍👩‍👧',
  '🇩🇪',
  '❤️',
  'e\u0301',
  '  ',
  '\n',
  '\n\n',
  '',
]

const between = [' ', ' ', ' ', '\n', ', ', '', '’s ', '-', '. ', ' (', ') ', '/', '“']

export function makeMentionTexts(count: number, seed = 1): string[] {
  const random = createRandom(seed)
  const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const mention = () => `@${choose(mentionable).name}`
  return Array.from({ length: count }, (_, index) => {
    const pieces = Array.from({ length: 3 + Math.floor(random() * 10) }, () =>
      random() < 0.4 ? mention() : choose(others),
    )
    if (index % 5 === 0) pieces.unshift(mention())
    if (index % 5 === 1) pieces.push(mention())
    if (index % 5 === 2) pieces.push('', `${mention()}${mention()}`)
    // each text is another one, and has a mention that nothing before or behind it can undo
    pieces.splice(index % 5 === 0 ? 1 : 0, 0, ` ${index}: @Anytown, `)
    return pieces.reduce((text, piece) => `${text}${choose(between)}${piece}`)
  })
}
