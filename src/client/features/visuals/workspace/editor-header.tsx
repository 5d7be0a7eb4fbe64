import { ArrowLeft, Download, Ellipsis, FilePlus2, FolderOpen, History, LayoutTemplate } from 'lucide-react'
import type { Ref } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { breakpoints } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Button, ButtonLink, type ButtonProps } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Tooltip } from '#client/ui/tooltip'
import { limits } from '#shared/rules/limits'
import { SizeSelect } from '../properties/size-select.tsx'
import { SavedState } from '../saving/saved-state.tsx'
import { savingTexts } from '../saving/texts.ts'
import { Menu, type MenuItem } from '../toolbar/menu.tsx'
import styles from './editor-header.module.css'
import { workspaceTexts } from './texts.ts'

/**
 * The visual's name and the actions on the whole visual. On a phone the rarer ones are in a menu, and the size is among
 * the properties of the canvas.
 */
export function EditorHeader({
  editor,
  nameField,
  name,
  onName,
  isSaving,
  isUnsaved,
  refusal,
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
  refusal: 'elsewhere' | 'failed' | null
  savedAt: string | null
  /** Of the visual's post; null for none. */
  postAddress: string | null
  onNew: () => void
  onSave: () => void
  onDialog: (kind: 'mine' | 'templates' | 'export' | 'versions') => void
}) {
  const isPhone = useMediaQuery(breakpoints.small)
  const words = workspaceTexts.header
  const others: readonly (MenuItem | null)[] = [
    postAddress === null ? null : { label: words.toPost, icon: ArrowLeft, does: postAddress },
    { label: words.templates, icon: LayoutTemplate, does: () => onDialog('templates') },
    { label: words.mine, icon: FolderOpen, does: () => onDialog('mine') },
    { label: savingTexts.create, icon: FilePlus2, does: onNew },
    savedAt === null ? null : { label: words.versions, icon: History, does: () => onDialog('versions') },
  ]

  return (
    <Cluster as="header" gap={12} wrap={false} className={styles.header} data-editor-region="">
      {postAddress && !isPhone && (
        <ButtonLink variant="quiet" className={styles.back} href={postAddress}>
          {words.toPost}
        </ButtonLink>
      )}
      <input
        ref={nameField}
        className={styles.name}
        aria-label={words.name}
        placeholder={words.name}
        dir="auto"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {!isPhone && <SizeSelect editor={editor} className={styles.size} />}
      <SavedState isSaving={isSaving} isUnsaved={isUnsaved} refusal={refusal} savedAt={savedAt} />
      {savedAt !== null && !isPhone && (
        <IconButton
          className={styles.versions}
          icon={History}
          label={words.versions}
          aria-haspopup="dialog"
          onClick={() => onDialog('versions')}
        />
      )}
      {!isPhone && (
        <Cluster wrap={false} className={cx(styles.actions, styles.files)}>
          <HeaderButton icon={FilePlus2} label={savingTexts.create} onClick={onNew} />
          <HeaderButton icon={FolderOpen} label={words.mine} aria-haspopup="dialog" onClick={() => onDialog('mine')} />
        </Cluster>
      )}
      <Cluster wrap={false} className={styles.actions}>
        {!isPhone && (
          <HeaderButton
            icon={LayoutTemplate}
            label={words.templates}
            aria-haspopup="dialog"
            onClick={() => onDialog('templates')}
          />
        )}
        <HeaderButton
          variant="secondary"
          icon={Download}
          label={words.export}
          aria-haspopup="dialog"
          onClick={() => onDialog('export')}
        />
        <Button variant="primary" pending={isSaving} pendingLabel={words.saving} onClick={onSave}>
          {words.save}
        </Button>
        {isPhone && (
          <Menu label={words.more} items={others.filter((item) => item !== null)}>
            {(button) => <IconButton icon={Ellipsis} label={words.more} {...button} />}
          </Menu>
        )}
      </Cluster>
    </Cluster>
  )
}

/** Its label is hidden where space is short; its tooltip shows it. */
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
