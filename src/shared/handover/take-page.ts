import type { HandedPage } from './handed-page.ts'

/**
 * Serialises the open page: its visible content, without form input, scripts and pictures. Structured data stays, since
 * it names author and date. It runs on other sites' pages, from a bookmark or an extension, so it must be
 * self-contained: it may not refer to anything outside.
 */
export function takePage(page: Document = document): HandedPage {
  const unread =
    'script:not([type="application/ld+json" i]), noscript, iframe, object, embed, canvas, svg, video, audio'

  /** Writes a shadow root as a declarative one, since copies of a page do not include it. */
  function copyOf<Kind extends Element | DocumentFragment>(original: ParentNode, copy: Kind): Kind {
    const copies = copy.querySelectorAll('*')
    original.querySelectorAll('*').forEach((element, at) => {
      if (!element.shadowRoot) return
      const content = page.createDocumentFragment()
      for (const node of element.shadowRoot.childNodes) content.append(node.cloneNode(true))
      const template = page.createElement('template')
      template.setAttribute('shadowrootmode', 'open')
      template.content.append(copyOf(element.shadowRoot, content))
      copies[at]?.prepend(template)
    })
    return withoutUnread(copy)
  }

  function withoutUnread<Kind extends Element | DocumentFragment>(copy: Kind): Kind {
    for (const element of copy.querySelectorAll(unread)) element.remove()
    for (const field of copy.querySelectorAll('input, option')) {
      field.removeAttribute('value')
      field.removeAttribute('checked')
      field.removeAttribute('selected')
    }
    for (const field of copy.querySelectorAll('textarea')) field.textContent = ''
    for (const picture of copy.querySelectorAll('[src^="data:" i], [srcset*="data:" i], [href^="data:" i]')) {
      for (const name of ['src', 'srcset', 'href']) picture.removeAttribute(name)
    }
    return copy
  }

  const root = page.documentElement
  const copy = copyOf(root, root.cloneNode(true) as Element)
  return { url: page.URL, title: page.title, html: `<!doctype html>${copy.outerHTML}` }
}
