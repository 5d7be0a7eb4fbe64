import { RotateCcw, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { uploadTexts } from './texts.ts'
import { tellUploaded } from './upload-images.ts'
import { percentOf, type Upload } from './upload-state.ts'
import { removeFromUploads, retryUpload, uploads } from './uploads.ts'

const words = uploadTexts

/** What is on its way, and what did not get through, each with the server's reason. */
export function UploadList() {
  const list = useSyncExternalStore(subscribe, currentList)
  if (list.length === 0) return null
  return (
    <ul className="uploads" aria-label={words.list}>
      {list.map((upload) => (
        <li key={upload.id} className={upload.status === 'failed' ? 'upload failed' : 'upload'}>
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
  const name = upload.name || words.pasted
  const state = upload.status === 'waiting' ? words.waiting : percent === 100 ? words.checking : `${percent} %`
  return (
    <>
      <b className="upload-name">{name}</b>
      <span className="upload-state t14 dim num">{state}</span>
      <progress value={percent} max={100} aria-label={words.of(name)} aria-valuetext={state} />
      <IconButton icon={X} size="sm" label={words.cancel(name)} onClick={() => removeFromUploads(upload.id)} />
    </>
  )
}

function Failed({ upload }: { upload: Upload }) {
  const name = upload.name || words.pasted
  async function retry() {
    if (await retryUpload(upload.id)) tellUploaded(1)
  }
  return (
    <>
      <b className="upload-name">{name}</b>
      <span className="upload-failure t14">{upload.failure}</span>
      {upload.canRetry && (
        <Button
          variant="quiet"
          size="sm"
          icon={RotateCcw}
          aria-label={words.retryOf(name)}
          onClick={() => void retry()}
        >
          {words.retry}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={words.dismiss(name)} onClick={() => removeFromUploads(upload.id)} />
    </>
  )
}
