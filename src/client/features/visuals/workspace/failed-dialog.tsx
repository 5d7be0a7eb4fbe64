import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { partsTexts } from '../parts/texts.ts'

/** Replaces a dialog whose code fails to load. */
export function FailedDialog({ onClose }: { onClose: () => void }) {
  const { failed, close } = partsTexts
  return <Dialog open title={failed} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>} />
}
