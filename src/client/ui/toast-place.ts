/**
 * The container of the toasts: the page, or the modal dialog opened last, since everything outside such a dialog is
 * inert to pointer, keys and screen readers.
 */
const dialogs: HTMLElement[] = []
let place: HTMLElement | null = null
let home: HTMLElement | null = null

/**
 * The one popover that contains the toasts; it moves between page and dialogs, so that a toast outlives their opening
 * and closing.
 */
export function setToastPlace(element: HTMLElement | null): void {
  place = element
  home = element?.parentElement ?? null
  settle()
}

/**
 * Moves the toasts into a dialog that just opened.
 * @returns a function that moves them out; call it before the dialog is removed
 */
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
  // of popovers and dialogs, the one shown last is on top
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
}
