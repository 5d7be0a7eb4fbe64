import type { Parts } from './parts.ts'
import type { Frame } from './timeline.ts'

/** The sample's words from the complete page. */
export interface Words {
  url: string
  opinion: string
  generate: string
}

/** Line breaks between two paragraphs count too, as on LinkedIn. */
export const gapChars = 2

/** Renders one moment of the demo. The post's unwritten part keeps its room, so that nothing moves. */
export function showFrame(parts: Parts, words: Words, frame: Frame): void {
  parts.url.value = words.url.slice(0, frame.urlChars)
  parts.opinion.value = words.opinion.slice(0, frame.opinionChars)
  parts.webSearch.setAttribute('aria-checked', String(frame.webSearch))
  choose(parts.style, frame.styleChosen)
  choose(parts.model, frame.modelChosen)
  showButton(parts.generate, words.generate, frame.generating)
  parts.out.dataset.state = frame.postChars > 0 ? 'writing' : 'empty'
  parts.count.textContent = String(frame.postChars)
  showPost(parts.paragraphs, frame)
  showStep(parts.root, frame.step)
}

function choose(select: HTMLSelectElement, isChosen: boolean): void {
  select.selectedIndex = Number(isChosen ? select.dataset.end : select.dataset.start)
}

function showButton(button: HTMLElement, label: string, isGenerating: boolean): void {
  const text = isGenerating ? (button.dataset.generating ?? label) : label
  if (button.textContent !== text) button.textContent = text
  button.classList.toggle('is-pressed', isGenerating)
}

function showPost(paragraphs: Parts['paragraphs'], frame: Frame): void {
  let left = frame.postChars
  for (const { written, rest, text } of paragraphs) {
    const chars = Math.max(0, Math.min(text.length, left))
    if (written.data.length !== chars) {
      written.data = text.slice(0, chars)
      rest.textContent = text.slice(chars)
    }
    rest.classList.toggle('caret', frame.step === 'write' && left >= 0 && left <= text.length)
    left -= text.length + gapChars
  }
}

function showStep(root: HTMLElement, step: string): void {
  if (root.dataset.at === step) return
  root.dataset.at = step
  for (const each of root.querySelectorAll<HTMLElement>('[data-step]')) {
    each.classList.toggle('is-at', each.dataset.step === step)
  }
}
