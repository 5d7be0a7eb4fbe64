import { useSyncExternalStore } from 'react'

/**
 * The browser's offer to install the product as an app, which then is in the share sheet of every other app. Browsers
 * that can do both make it, once for each page that is loaded, and it may come before anything is shown.
 */

interface InstallOffer extends Event {
  /** After a press, and once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
let state: 'none' | 'offered' | 'installed' = 'none'
const listeners = new Set<() => void>()

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault() // the page itself says what for
  offer = event as InstallOffer
  change('offered')
})
window.addEventListener('appinstalled', () => change('installed'))

function change(next: typeof state): void {
  state = next
  for (const listener of listeners) listener()
}

/** What there is to say about it now. */
export function useInstallOffer(): typeof state {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

/** Opens the browser's own question; it can be asked once. */
export async function install(): Promise<void> {
  const asked = offer
  offer = null
  const answer = await asked?.prompt()
  // an accepted one is followed by the event of the installed app
  if (answer?.outcome !== 'accepted') change('none')
}
