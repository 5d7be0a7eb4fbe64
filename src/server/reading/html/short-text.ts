/** An element's text up to this length, else null: so that a container of the whole page is not read for each check. */
export function shortText(element: Element, longest: number): string | null {
  let text = ''
  let node: Node | null = element.firstChild
  while (node) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    if (text.length > longest) return null
    node = nextIn(element, node)
  }
  return text
}

function nextIn(root: Element, node: Node): Node | null {
  if (node.firstChild) return node.firstChild
  for (let up: Node | null = node; up && up !== root; up = up.parentNode) if (up.nextSibling) return up.nextSibling
  return null
}
