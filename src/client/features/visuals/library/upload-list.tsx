import { RotateCcw, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { cx } from '#client/lib/cx'
import { formatPercent } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Text } from '#client/ui/text'
import { uploadTexts } from './texts.ts'
import { toastUploaded } from './upload-images.ts'
import styles from './upload-list.module.css'
import { percentOf, type Upload } from './upload-state.ts'
import { removeFromUploads, retryUpload, uploads } from './uploads.ts'

/** Running and failed uploads, the latter with the server's reason. */
export function UploadList() {
  const list = useSyncExternalStore(subscribe, currentList)
  if (list.length === 0) return null
  return (
    <ul className={styles.list} aria-label={uploadTexts.list}>
      {list.map((upload) => (
        <li key={upload.id} className={cx(styles.upload, upload.status === 'failed' && styles.failed)}>
          {upload.status === 'failed' ? <Failed upload={upload} /> : <UnderWay upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

const subscribe = (listener: () => void) => uploads.subscribe(listener)
const currentList = () => uploads.getState().list

function UnderWay({ upload }: { upload: Upload }) {
  const percent = percentOf(upload)
  const name = upload.name || uploadTexts.pasted
  const state =
    upload.status === 'waiting'
      ? uploadTexts.waiting
      : percent === 100
        ? uploadTexts.checking
        : formatPercent(percent / 100, 0)
  return (
    <>
      <b className={styles.name}>{name}</b>
      <Text as="span" size={14} tone="dim" figures>
        {state}
      </Text>
      <progress value={percent} max={100} aria-label={uploadTexts.of(name)} aria-valuetext={state} />
      <IconButton icon={X} size="sm" label={uploadTexts.cancel(name)} onClick={() => removeFromUploads(upload.id)} />
    </>
  )
}

function Failed({ upload }: { upload: Upload }) {
  const name = upload.name || uploadTexts.pasted
  async function retry() {
    if (await retryUpload(upload.id)) toastUploaded(1)
  }
  return (
    <>
      <b className={styles.name}>{name}</b>
      <Text as="span" size={14} className={styles.failure}>
        {upload.failure}
      </Text>
      {upload.canRetry && (
        <Button
          variant="quiet"
          size="sm"
          icon={RotateCcw}
          aria-label={uploadTexts.retryOf(name)}
          onClick={() => void retry()}
        >
          {uploadTexts.retry}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={uploadTexts.dismiss(name)} onClick={() => removeFromUploads(upload.id)} />
    </>
  )
}
