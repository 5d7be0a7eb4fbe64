import { findParts, part } from './parts.ts'
import { gapChars, showFrame, type Words } from './show-frame.ts'
import { finalFrame, frameAt, type Lengths, roundMs } from './timeline.ts'

/** Fast enough for typing to look smooth, slow enough to cost nothing. */
const tickMs = 40

/**
 * Plays the demo while it is in view, in a visible tab, and not paused. With reduced motion it shows the still end, and
 * the visitor may start it.
 */
export function startDemo(): void {
  const parts = findParts()
  const button = part<HTMLButtonElement>('pause')
  const words: Words = {
    url: parts.url.value,
    opinion: parts.opinion.value,
    generate: parts.generate.textContent,
  }
  const written = parts.paragraphs.reduce((sum, { text }) => sum + text.length + gapChars, -gapChars)
  const lengths: Lengths = { url: words.url.length, opinion: words.opinion.length, post: written }

  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isInView = false
  let timeMs = isPaused ? roundMs(lengths) - 1 : 0
  let timer: number | undefined

  function update(): void {
    const isPlaying = !isPaused && isInView && !document.hidden
    if (isPlaying && timer === undefined) timer = window.setInterval(tick, tickMs)
    if (!isPlaying && timer !== undefined) {
      clearInterval(timer)
      timer = undefined
    }
    parts.root.dataset.playing = String(isPlaying)
    button.dataset.paused = String(isPaused)
    const label = (isPaused ? button.dataset.play : button.dataset.pause) ?? ''
    const text = button.querySelector('span')
    if (text && text.textContent !== label) text.textContent = label
  }

  function tick(): void {
    timeMs += tickMs
    showFrame(parts, words, frameAt(timeMs, lengths))
  }

  button.addEventListener('click', () => {
    isPaused = !isPaused
    update()
  })
  document.addEventListener('visibilitychange', update)
  new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    },
    { threshold: 0.2 },
  ).observe(parts.root)

  showFrame(parts, words, isPaused ? finalFrame(lengths) : frameAt(0, lengths))
  button.classList.add('is-ready')
}
