import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { partsTexts } from '../parts/texts.ts'

/** In place of a window whose code can't be fetched. */
export function FailedDialog({ onClose }: { onClose: () => void }) {
  const { failed, close } = partsTexts
  return <Dialog open title={failed} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>} />
}
