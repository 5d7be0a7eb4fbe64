/** Pages that ask for far more than they hold, each within the ten megabytes that are read of a page. */
const megabytes = 9

const repeated = (part) => part.repeat(Math.floor((megabytes * 2 ** 20) / part.length))
const article = (content, head = '') =>
  `<html lang="en"><head><title>Trees in town</title>${head}</head><body><article><h1>Trees in town</h1>${content}</article></body></html>`

export const hostilePages = {
  'text of 9 MB': () =>
    article(repeated('<p>The council voted on Tuesday to plant twelve thousand trees along the roads.</p>')),
  'elements never closed': () => article(repeated('<div><b>')),
  'empty tables': () => article(repeated('<table><tr><td>1<td>2</table>')),
  'signs that open nothing': () => article(repeated('<')),
  'words marked one by one': () => article(`<p>${repeated('<span class="a">word</span> ')}</p>`),
  'streamed parts': () => article(repeated('<div hidden id="S:1">x</div>')),
  'one long line': () => article(`<p>${repeated('a')}</p>`),
  'rules that hide': () => article('<p class="a">x</p>', `<style>${repeated('.a .b{opacity:0}')}</style>`),
  'a title without end': () => `<title>${repeated('ab | ')}</title>`,
  'data without end': () => article('', `<script type="application/ld+json">${repeated('[{"a":')}</script>`),
}
