import { errorMessage } from '#client/lib/api'
import { type AdminStyle, useAdminStyles, useDeleteAdminStyle } from '#client/queries/admin-styles'
import { toast } from '#client/ui/toast'
import { askToDelete } from './ask-to-delete.ts'
import { PromptList } from './prompt-list.tsx'
import { StyleRows } from './style-rows.tsx'
import { promptTexts } from './texts.ts'

/**
 * The shared styles in the order in which everyone sees them.
 * @param onOpen `new` or an id
 */
export function StyleList({ onOpen }: { onOpen: (style: string) => void }) {
  const words = promptTexts.styles
  const list = useAdminStyles()
  const deleting = useDeleteAdminStyle({
    onSuccess: () => toast({ kind: 'success', ...words.deleted }),
    onError: (error) => toast({ kind: 'error', title: promptTexts.error, description: errorMessage(error) }),
  })
  const remove = (style: AdminStyle) =>
    void askToDelete('style', words.deleteQuestion, style, () => deleting.mutate(style))

  return (
    <PromptList name="style" words={words} list={list} onOpen={onOpen}>
      {(styles) => <StyleRows styles={styles} onOpen={onOpen} onDelete={remove} />}
    </PromptList>
  )
}
