import { createGrounding } from '#shared/grounding/ground-post'
import { checkPost } from '../../src/client/features/checking/check-post.ts'
import { markText } from '../../src/client/features/checking/mark-text.ts'

/** Runs in the page of grounding-browser.mjs. */

interface Texts {
  source: string
  post: string
}

const [warmUps, turns] = [20, 120]
const options = { language: 'english', opinion: null } as const

/** Milliseconds of every turn of each way of checking, and of setting the post's text in the page. */
function measureChecks({ source, post }: Texts) {
  const sources = [{ text: source, kind: 'text' as const, page: null, url: null }]
  const kept = createGrounding([source])
  const lines = post.split('\n\n')
  // each key stroke adds a digit in another paragraph, as someone does who goes through the text
  const typed = (turn: number) =>
    lines.map((line, place) => (place === turn % lines.length ? line.replace('.', ` ${turn}.`) : line)).join('\n\n')
  const block = document.body.appendChild(document.createElement('div'))
  block.style.cssText = 'width: 520px; font: 16px/24px sans-serif; white-space: pre-wrap'

  return {
    'index and check': timesOf((turn) => checkPost(createGrounding([source]), sources, typed(turn), options)),
    'whole post, index kept': timesOf((turn) =>
      checkPost(kept, sources, post, { ...options, opinion: `Number ${turn}.` }),
    ),
    'one key stroke': timesOf((turn) => checkPost(kept, sources, typed(turn), options)),
    'one key stroke, with marks': timesOf((turn) => {
      const text = typed(turn)
      return markText(text, checkPost(kept, sources, text, options))
    }),
    'layout of the post': timesOf((turn) => {
      block.textContent = typed(turn)
      return block.offsetHeight
    }),
  }
}

function timesOf(deed: (turn: number) => unknown): number[] {
  const times: number[] = []
  for (let turn = 0; turn < warmUps + turns; turn += 1) {
    const startedAt = performance.now()
    deed(turn)
    if (turn >= warmUps) times.push(performance.now() - startedAt)
  }
  return times
}

Object.assign(window, { measureChecks })
