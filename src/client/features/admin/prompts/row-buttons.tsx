import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#client/ui/button'
import { promptTexts } from './texts.ts'

/** Edit and Delete at the end of a row. */
export function RowButtons({
  name,
  editId,
  onEdit,
  onDelete,
}: {
  name: string
  editId: string
  onEdit: () => void
  onDelete: () => void
}) {
  const { edit, editLabel, delete: remove, deleteLabel } = promptTexts
  return (
    <>
      <Button id={editId} variant="quiet" size="sm" icon={Pencil} aria-label={editLabel(name)} onClick={onEdit}>
        {edit}
      </Button>
      <Button variant="quiet" size="sm" icon={Trash2} aria-label={deleteLabel(name)} onClick={onDelete}>
        {remove}
      </Button>
    </>
  )
}
