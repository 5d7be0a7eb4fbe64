import { CharacterCount } from '#client/features/post/character-count'
import { FootBar } from '#client/features/post/foot-bar'
import { postTexts } from '#client/features/post/texts'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { InsertSnippet } from '#client/features/snippets/insert-snippet'
import { useIsKeyboardOpen } from '#client/lib/keyboard'
import { Button } from '#client/ui/button'
import { Text } from '#client/ui/text'
import { isBlank } from '#shared/text/is-blank'
import { BottomBar } from './bottom-bar.tsx'
import styles from './edit-bar.module.css'

/** Below a text that is edited: its length, and how the editing ends. A phone's bottom bar has its buttons. */
export function EditBar({ editing, isHandheld }: { editing: PostEditing; isHandheld: boolean }) {
  const isKeyboardOpen = useIsKeyboardOpen()
  const hasOwnBar = isHandheld && !isKeyboardOpen
  return (
    <FootBar
      start={
        <>
          <CharacterCount text={editing.text} mentions={editing.mentions} />
          {editing.keptAt && (
            <Text as="span" size={12} tone="dim" className={styles.kept}>
              {editing.keptAt === 'kept' ? postTexts.kept : postTexts.keptHere}
            </Text>
          )}
        </>
      }
      main={!hasOwnBar && <SaveButton editing={editing} />}
    >
      <InsertSnippet text={editing.text} onChange={editing.change} />
      {!hasOwnBar && <CancelButton editing={editing} />}
    </FootBar>
  )
}

/** A phone's bottom bar while a text is edited. The keyboard takes its place, and its buttons are below the text then. */
export function HandheldEditBar({ editing }: { editing: PostEditing }) {
  return (
    <BottomBar>
      <CancelButton editing={editing} />
      <SaveButton editing={editing} />
    </BottomBar>
  )
}

function CancelButton({ editing }: { editing: PostEditing }) {
  return (
    <Button variant="quiet" disabled={editing.isSaving} onClick={editing.cancel}>
      {postTexts.cancel}
    </Button>
  )
}

function SaveButton({ editing }: { editing: PostEditing }) {
  return (
    <Button
      variant="primary"
      pending={editing.isSaving}
      pendingLabel={postTexts.saving}
      disabled={isBlank(editing.text) || isBlank(editing.title)}
      onClick={editing.save}
    >
      {postTexts.save}
    </Button>
  )
}
