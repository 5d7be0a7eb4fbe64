import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#client/ui/button'
import { texts } from './texts.ts'

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
  return (
    <>
      <Button id={editId} variant="quiet" size="sm" icon={Pencil} aria-label={texts.editLabel(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="quiet" size="sm" icon={Trash2} aria-label={texts.deleteLabel(name)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </>
  )
}
