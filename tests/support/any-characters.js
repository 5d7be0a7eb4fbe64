import fc from 'fast-check'

const surrogates = { start: 0xd800, count: 0x800 }
/**
 * Any characters of Unicode, assigned or not, like `fc.string({ unit: 'binary' })`. That one first builds a list of all
 * million of them, which takes two seconds of processor time in each worker.
 * @param maxLength characters at most
 */
export function anyCharacters(maxLength = 10) {
  const character = fc
    .nat({ max: 0x10ffff - surrogates.count })
    .map((at) => String.fromCodePoint(at < surrogates.start ? at : at + surrogates.count))
  return fc.array(character, { maxLength }).map((characters) => characters.join(''))
}
