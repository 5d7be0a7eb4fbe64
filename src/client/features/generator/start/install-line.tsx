import { X } from 'lucide-react'
import { useState } from 'react'
import { install, useInstallOffer } from '#client/lib/install-offer'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import styles from './install-line.module.css'
import { installTexts } from './texts.ts'

const storageKey = 'postwright.install-offer'

/**
 * Above an empty form on a phone, until it is closed: an installed app takes what other apps share. Only where the
 * browser offers to install it.
 */
export function InstallLine() {
  const state = useInstallOffer()
  const [isClosed, setIsClosed] = useState(wasClosed)
  if (state === 'none' || isClosed) return null
  const isInstalled = state === 'installed'

  function close() {
    setIsClosed(true)
    keepClosed()
  }

  return (
    <Cluster gap={8} wrap={false} className={styles.line}>
      <p role="status">{isInstalled ? installTexts.installed : installTexts.offer}</p>
      {!isInstalled && (
        <Button size="sm" onClick={() => void install()}>
          {installTexts.install}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={installTexts.close} onClick={close} />
    </Cluster>
  )
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false // without storage it is offered on each visit
  }
}

function keepClosed(): void {
  try {
    localStorage.setItem(storageKey, 'closed')
  } catch {
    // As above.
  }
}
