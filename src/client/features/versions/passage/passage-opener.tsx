import { TextCursorInput } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import styles from './passage-opener.module.css'
import { passageTexts as texts } from './texts.ts'

/** The way to change one sentence, while none is chosen. */
export function PassageOpener({ ref, onOpen }: { ref?: RefObject<HTMLButtonElement | null>; onOpen?: () => void }) {
  return (
    <Cluster className={styles.opener}>
      <Button
        variant="quiet"
        size="sm"
        icon={TextCursorInput}
        ref={ref}
        aria-keyshortcuts="Control+. Meta+."
        onClick={onOpen}
      >
        {texts.open}
      </Button>
      <Text as="span" size={12} tone="dim">
        {texts.openHint}
      </Text>
    </Cluster>
  )
}
