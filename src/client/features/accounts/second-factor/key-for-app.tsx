import { Copy } from 'lucide-react'
import type { AppKey } from '#client/queries/second-factor'
import { Button } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { Cluster } from '#client/ui/layout'
import styles from './key-for-app.module.css'
import { QrCode } from './qr-code.tsx'
import { StepTitle } from './step-title.tsx'
import { texts } from './texts.ts'

/** The key for the authenticator app in three ways: to scan, to type, and to open on the phone itself. */
export function KeyForApp({ appKey: { key, address }, level }: { appKey: AppKey; level: 2 | 3 }) {
  const copyWords = { copied: texts.setUp.keyCopied, copyFailed: texts.recoveryCodes.copyFailed }
  return (
    <>
      <StepTitle level={level}>{texts.setUp.scan}</StepTitle>
      <QrCode text={address} label={texts.setUp.qrLabel} />
      <dl className={styles.key}>
        <dt>{texts.setUp.key}</dt>
        <dd>
          <code>{inFours(key)}</code>
        </dd>
      </dl>
      <Cluster>
        <Button icon={Copy} onClick={() => void copyText(key, copyWords)}>
          {texts.setUp.copyKey}
        </Button>
        <a className={styles.open} href={address}>
          {texts.setUp.openApp}
        </a>
      </Cluster>
    </>
  )
}

/** Easier to read off a screen and to type. */
function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key
}
