/**
 * Where toasts stand: on the page, or within the modal dialog that was opened last, since everything around such a
 * dialog is dead to pointer, keys and screen readers. It is a popover, so that it lies above what it stands in.
 */
const dialogs: HTMLElement[] = []
let place: HTMLElement | undefined

/** One element for the whole visit: it wanders, so a toast stands through the opening and closing of dialogs. */
export function toastPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div')
    place.className = 'toaster'
    place.popover = 'manual'
    settle()
  }
  return place
}

/** Brings the toasts into a dialog that was just opened. @returns how to take them out, before it leaves the page */
export function hostToasts(dialog: HTMLElement): () => void {
  dialogs.push(dialog)
  settle()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    settle()
  }
}

function settle(): void {
  if (!place) return
  const host = dialogs.at(-1) ?? document.body
  if (place.parentElement !== host) host.append(place)
  // of two popovers or dialogs the one that was shown last lies above
  if (place.matches(':popover-open')) place.hidePopover?.()
  place.showPopover?.()
}
