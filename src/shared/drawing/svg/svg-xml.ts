/** Writes escaped XML, so that user text can never close a tag or an attribute. */

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Undefined attributes are left out; the children are XML already. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeXml(value)}"`)
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

/** Drops characters that XML 1.0 forbids even when escaped, such as half of an emoji. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

export function svgNumber(value: number): string {
  return String(Number(value.toFixed(4)))
}

/** Control characters except tabs and line ends, unpaired surrogates, and noncharacters. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\ufffe\uffff]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
