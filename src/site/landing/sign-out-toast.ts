import { cx } from '#client/lib/cx'
import { takeSignOutMessage } from '#client/lib/sign-out-message'
import styles from '#client/ui/toaster.module.css'

/** The same time as in the app (spec section 9). */
const displayMs = 5_000

/** Shows the app's message after signing out, which ends on this page. */
export function showSignOutMessage(): void {
  const message = takeSignOutMessage()
  if (!message) return
  const place = element('div', styles.viewport)
  place.setAttribute('role', 'status')
  document.body.append(place)

  const toast = element('div', cx(styles.toast, styles.plain))
  const text = element('p')
  text.append(element('b', '', message.title), element('span', '', message.description))
  toast.append(text)
  // A live region only announces changes, so it has to be on the page first.
  requestAnimationFrame(() => place.append(toast))

  let timer = setTimeout(() => place.remove(), displayMs)
  toast.addEventListener('pointerenter', () => clearTimeout(timer))
  toast.addEventListener('pointerleave', () => {
    timer = setTimeout(() => place.remove(), displayMs)
  })
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}
