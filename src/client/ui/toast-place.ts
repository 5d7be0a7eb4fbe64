/**
 * Where toasts stand: at home on the page, or within the modal dialog that was opened last, since everything around
 * such a dialog is dead to pointer, keys and screen readers.
 */
const dialogs: HTMLElement[] = []
let place: HTMLElement | null = null
let home: HTMLElement | null = null

/**
 * The one popover that holds the toasts; it moves between page and dialogs, so a toast outlives their opening and
 * closing.
 */
export function setToastPlace(element: HTMLElement | null): void {
  place = element
  home = element?.parentElement ?? null
  settle()
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
  const host = dialogs.at(-1) ?? home
  if (!place?.showPopover || !host) return
  if (place.parentElement !== host) host.append(place)
  // of popovers and dialogs the one that was shown last lies above
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
}
