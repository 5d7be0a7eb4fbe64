import { useEffect, useRef } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'

/** The address's parameter for the open form. */
export type OpenedName = 'style' | 'template'

/** The id of the button that opens the form of `which`: 'new' or an id. */
export function openerId(name: OpenedName, which: string): string {
  return `${name}-${which}`
}

/**
 * The open form, `new` or an id, from the address's parameter `name`; null for the list. Closing the form returns the
 * focus to the button that opened it; `takesFocus` says that the form was opened just now.
 */
export function useOpened(name: OpenedName) {
  const [params, changeParams] = useSearchParams()
  const opened = params.get(name)
  const previous = useRef(opened)
  const takesFocus = previous.current !== opened

  useEffect(() => {
    if (opened === null && previous.current !== null) {
      document.getElementById(openerId(name, previous.current))?.focus()
    }
    previous.current = opened
  }, [name, opened])

  return {
    opened,
    takesFocus,
    open: (which: string) =>
      changeParams((current) => {
        current.set(name, which)
        return current
      }),
    close: () =>
      changeParams(
        (current) => {
          current.delete(name)
          return current
        },
        { replace: true },
      ),
  }
}
