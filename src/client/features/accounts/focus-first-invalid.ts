import type { RefObject } from 'react'

/** Puts the focus on the first field of a form that was refused, once React has marked it. */
export function focusFirstInvalid(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
