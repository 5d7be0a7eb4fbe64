import { SaxesParser } from 'saxes'

/** An element without elements in it. */
export interface XmlLeaf {
  name: string
  /** The name of the enclosing element; empty if there is none. */
  within: string
  text: string
}

/** The texts of an XML answer, in order; none if it is not XML, such as a proxy's page. */
export function readXml(xml: string): XmlLeaf[] {
  const leaves: XmlLeaf[] = []
  const open: { name: string; text: string; isLeaf: boolean }[] = []
  const parser = new SaxesParser()
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ name }) => {
    const around = open.at(-1)
    if (around) around.isLeaf = false
    open.push({ name, text: '', isLeaf: true })
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element?.isLeaf) leaves.push({ name: element.name, within: open.at(-1)?.name ?? '', text: element.text })
  })
  parser.write(xml).close()
  return isBroken ? [] : leaves
}
