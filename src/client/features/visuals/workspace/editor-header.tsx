import { Download, FilePlus2, FolderOpen, History, LayoutTemplate } from 'lucide-react'
import type { Ref } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { cx } from '#client/lib/cx'
import { Button, ButtonLink, type ButtonProps } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Row } from '#client/ui/row'
import { Tooltip } from '#client/ui/tooltip'
import { limits } from '#shared/rules/limits'
import { SavedState } from '../saving/saved-state.tsx'
import { savingTexts } from '../saving/texts.ts'
import { SizeSelect } from '../toolbar/size-select.tsx'
import styles from './editor-header.module.css'
import { workspaceTexts } from './texts.ts'

export function EditorHeader({
  editor,
  nameField,
  name,
  onName,
  isSaving,
  isUnsaved,
  savedAt,
  postAddress,
  onNew,
  onSave,
  onDialog,
}: {
  editor: Editor
  nameField: Ref<HTMLInputElement>
  name: string
  onName: (name: string) => void
  isSaving: boolean
  isUnsaved: boolean
  savedAt: string | null
  /** Of the post that it is made for; null for none. */
  postAddress: string | null
  onNew: () => void
  onSave: () => void
  onDialog: (kind: 'mine' | 'templates' | 'export' | 'versions') => void
}) {
  return (
    <header className={styles.header}>
      {postAddress && (
        <ButtonLink variant="quiet" className={styles.back} href={postAddress}>
          {workspaceTexts.header.toPost}
        </ButtonLink>
      )}
      <input
        ref={nameField}
        className={styles.name}
        aria-label={workspaceTexts.header.name}
        placeholder={workspaceTexts.header.name}
        dir="auto"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SizeSelect editor={editor} />
      <SavedState isSaving={isSaving} isUnsaved={isUnsaved} savedAt={savedAt} />
      {savedAt !== null && (
        <IconButton
          className={styles.versions}
          icon={History}
          label={workspaceTexts.header.versions}
          aria-haspopup="dialog"
          onClick={() => onDialog('versions')}
        />
      )}
      <Row className={cx(styles.actions, styles.files)}>
        <HeaderButton className={styles.extra} icon={FilePlus2} label={savingTexts.create} onClick={onNew} />
        <HeaderButton
          icon={FolderOpen}
          label={workspaceTexts.header.mine}
          aria-haspopup="dialog"
          onClick={() => onDialog('mine')}
        />
      </Row>
      <Row className={styles.actions}>
        <HeaderButton
          icon={LayoutTemplate}
          label={workspaceTexts.header.templates}
          aria-haspopup="dialog"
          onClick={() => onDialog('templates')}
        />
        <HeaderButton
          variant="secondary"
          icon={Download}
          label={workspaceTexts.header.export}
          aria-haspopup="dialog"
          onClick={() => onDialog('export')}
        />
        <Button variant="primary" pending={isSaving} pendingLabel={workspaceTexts.header.saving} onClick={onSave}>
          {workspaceTexts.header.save}
        </Button>
      </Row>
    </header>
  )
}

/** Its words are hidden where the room is short; its tooltip says them. */
function HeaderButton({
  label,
  variant = 'quiet',
  className,
  ...rest
}: Omit<ButtonProps, 'children'> & { label: string }) {
  return (
    <Tooltip label={label}>
      <Button
        variant={variant}
        aria-label={label}
        className={cx(styles.button, variant === 'quiet' && styles.quiet, className)}
        {...rest}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
