import { Copy, Download } from 'lucide-react'
import { downloadFile } from '#client/lib/download-file'
import { Button } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import styles from './recovery-codes.module.css'
import { StepTitle } from './step-title.tsx'
import { texts } from './texts.ts'

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({
  codes,
  email,
  level = 3,
  onDone,
}: {
  codes: readonly string[]
  email: string
  /** The heading's level, one below the section that contains it. */
  level?: 2 | 3
  onDone: () => void
}) {
  const lines = `${codes.join('\n')}\n`

  function download() {
    downloadFile(
      new Blob([`${texts.recoveryCodes.fileHead(email)}\n${lines}`], { type: 'text/plain' }),
      texts.recoveryCodes.fileName,
    )
  }

  return (
    <Stack gap={16}>
      <div>
        <StepTitle level={level}>{texts.recoveryCodes.title}</StepTitle>
        <Text size={14} tone="dim">
          {texts.recoveryCodes.text}
        </Text>
      </div>
      <ul className={styles.codes} aria-label={texts.recoveryCodes.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <Button icon={Copy} onClick={() => void copyText(lines, texts.recoveryCodes)}>
          {texts.recoveryCodes.copy}
        </Button>
        <Button icon={Download} onClick={download}>
          {texts.recoveryCodes.download}
        </Button>
      </Cluster>
      <Button variant="primary" start onClick={onDone}>
        {texts.recoveryCodes.done}
      </Button>
    </Stack>
  )
}
