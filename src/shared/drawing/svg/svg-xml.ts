/** Writes XML from names and values, so that nothing a user typed can end a tag or an attribute. */

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Undefined attributes are left out; the children are XML already. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeXml(value)}"`)
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

/** Characters that XML 1.0 forbids even when escaped, such as half of an emoji, are dropped. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

export function svgNumber(value: number): string {
  return String(Number(value.toFixed(4)))
}

/** Control characters but for tabs and line ends, halves of pairs, and what is no character at all. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\ufffe\uffff]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
