import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { useIsKeyboardOpen } from '#client/lib/keyboard'
import styles from './bottom-bar.module.css'
import { panelTexts } from './panel-texts.ts'

/**
 * On phones, what can be done with a post now, within reach of a thumb; the navigation gives way to it. The keyboard
 * takes its place, so that the text stays in sight.
 * @param isTools narrow ones, each an icon over its word, before a main action
 */
export function BottomBar({ isTools = false, children }: { isTools?: boolean; children: ReactNode }) {
  const isKeyboardOpen = useIsKeyboardOpen()
  if (isKeyboardOpen) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form to group the fields of
    <div
      role="group"
      aria-label={panelTexts.actions}
      data-part="bottom-bar"
      className={cx(styles.bar, isTools && styles.tools)}
    >
      {children}
    </div>
  )
}
