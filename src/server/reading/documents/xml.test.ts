import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { attributeOf, walkXml } from './xml.ts'

const bytes = (xml: string) => new TextEncoder().encode(xml)

test('elements come in document order, without their prefixes', () => {
  const seen: string[] = []
  walkXml(bytes('<w:a xmlns:w="w"><w:b>x &amp; <![CDATA[<y>]]></w:b></w:a>'), {
    open: (name) => seen.push(`<${name}>`),
    text: (text) => seen.push(text),
    close: (name) => seen.push(`</${name}>`),
  })
  expect(seen.join('')).toBe('<a><b>x & <y></b></a>')
})

test('UTF-16 parts are read', () => {
  const seen: string[] = []
  walkXml(Buffer.from('\ufeff<a>grün</a>', 'utf16le'), { text: (text) => seen.push(text) })
  expect(seen.join('')).toBe('grün')
})

test.each([
  ['entities that multiply', '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]><a>&m;</a>'],
  ['entities from outside', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['tags that do not match', '<a><b></a>'],
  ['an end too soon', '<a><b>'],
  ['nothing at all', ''],
])('%s: the part counts as damaged', (_, xml) => {
  expect(() => walkXml(bytes(xml), {})).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
})

test('nesting deeper than any office program writes is refused', () => {
  const deep = (levels: number) => bytes('<a>'.repeat(levels) + '</a>'.repeat(levels))
  expect(() => walkXml(deep(limits.xmlDepth), {})).not.toThrow()
  expect(() => walkXml(deep(limits.xmlDepth + 1), {})).toThrow(expect.objectContaining({ code: 'TOO_COMPLEX' }))
})

test('a walk ends early when its visitor has enough', () => {
  let opened = 0
  walkXml(bytes(`<a>${'<b/>'.repeat(100_000)}</a>`), {
    open() {
      opened += 1
    },
    isDone: () => opened > 0,
  })
  expect(opened).toBeLessThan(20_000)
})

test('attributes are found under any prefix', () => {
  expect(attributeOf({ 'w:val': 'x', id: 'y' }, 'val')).toBe('x')
  expect(attributeOf({ id: 'y' }, 'val')).toBeUndefined()
})
