import { useEffect, useRef } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import type { User } from '#client/queries/user'
import { Stack } from '#client/ui/layout'
import styles from './content-styles.module.css'
import { SharedStyles } from './shared-styles.tsx'
import { StyleEditor } from './style-editor.tsx'
import { StyleList, styleButtonId } from './style-list.tsx'

/** The list of styles, or the form of one: `style` in the address says which, `new` or an id. */
export function ContentStyles({ user }: { user: User }) {
  const [params, changeParams] = useSearchParams()
  const opened = params.get('style')
  const previous = useRef(opened)

  function open(style: string | null, options?: { replace: boolean }) {
    changeParams((current) => {
      if (style === null) current.delete('style')
      else current.set('style', style)
      return current
    }, options)
  }

  // After closing the form the focus returns to its button; the form takes the focus when it opens.
  useEffect(() => {
    if (opened === null && previous.current !== null) document.getElementById(styleButtonId(previous.current))?.focus()
    previous.current = opened
  }, [opened])

  if (opened !== null) {
    const takesFocus = previous.current !== opened
    const close = () => open(null, { replace: true })
    return <StyleEditor key={opened} style={opened} user={user} takesFocus={takesFocus} onClose={close} />
  }
  return (
    <Stack gap={48} className={styles.lists}>
      <StyleList onOpen={open} />
      <SharedStyles />
    </Stack>
  )
}
