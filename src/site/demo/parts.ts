/** The demo's DOM elements, and the sample's texts from the complete page. */

export interface Parts {
  root: HTMLElement
  url: HTMLInputElement
  webSearch: HTMLElement
  style: HTMLSelectElement
  model: HTMLSelectElement
  opinion: HTMLTextAreaElement
  generate: HTMLElement
  out: HTMLElement
  count: HTMLElement
  /** Each paragraph of the post: the written part, and the unwritten rest, which keeps its room. */
  paragraphs: { written: Text; rest: HTMLElement; text: string }[]
}

/** @throws Error when the page's markup does not match this code */
export function findParts(): Parts {
  const post = part<HTMLElement>('post')
  return {
    root: part('root'),
    url: part('url'),
    webSearch: part('webSearch'),
    style: part('style'),
    model: part('model'),
    opinion: part('opinion'),
    generate: part('generate'),
    out: part('out'),
    count: part('count'),
    paragraphs: [...post.children].map(splitParagraph),
  }
}

export function part<T extends Element>(name: string): T {
  const found = document.querySelector<T>(`[data-demo="${name}"]`)
  if (!found) throw new Error(`The demo has no ${name}.`)
  return found
}

function splitParagraph(paragraph: Element) {
  const text = paragraph.textContent
  const written = document.createTextNode(text)
  const rest = document.createElement('span')
  rest.className = 'unwritten'
  paragraph.replaceChildren(written, rest)
  return { written, rest, text }
}
