import type { PostEditing } from '#client/features/post/use-post-editing'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { conflictTexts as texts } from './texts.ts'
import { TwoTexts } from './two-texts.tsx'
import { useSaverWords } from './use-saver-words.ts'

type Conflict = NonNullable<PostEditing['conflict']>

/** The choice between two texts of a post, when someone else has saved it since this one was begun. */
export function ConflictDialog({
  editing,
  conflict,
  lang,
}: {
  editing: PostEditing
  conflict: Conflict
  lang: string
}) {
  const { theirs, mine, before, overlaps, isBusy } = conflict
  const say = useSaverWords(theirs)
  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={conflict.later}
      actions={overlaps === null ? <Choice conflict={conflict} /> : <Joined editing={editing} conflict={conflict} />}
    >
      <Stack gap={16}>
        <p>
          {say(texts.lead)} {texts.choose} {texts.marks}
        </p>
        <TwoTexts theirs={theirs} mine={mine} lang={lang} />
        {overlaps !== null && (
          <Field label={texts.joined} hint={before === null ? texts.unknownOrigin : texts.overlaps(overlaps)}>
            {(control) => (
              <TextArea
                {...control}
                autoFocus
                rows={8}
                dir="auto"
                lang={lang}
                maxLength={limits.postCharactersStored}
                readOnly={isBusy}
                value={editing.text}
                onChange={({ target }) => editing.change(target.value)}
              />
            )}
          </Field>
        )}
      </Stack>
    </Dialog>
  )
}

function Choice({ conflict: { takeTheirs, keepMine, merge, later, isBusy } }: { conflict: Conflict }) {
  return (
    <>
      <Button variant="quiet" onClick={later}>
        {texts.later}
      </Button>
      <Button disabled={isBusy} onClick={takeTheirs}>
        {texts.takeTheirs}
      </Button>
      <Button disabled={isBusy} onClick={keepMine}>
        {texts.keepMine}
      </Button>
      <Button variant="primary" disabled={isBusy} onClick={merge}>
        {texts.merge}
      </Button>
    </>
  )
}

function Joined({ editing, conflict }: { editing: PostEditing; conflict: Conflict }) {
  return (
    <>
      <Button variant="quiet" onClick={conflict.later}>
        {texts.later}
      </Button>
      <Button variant="primary" pending={conflict.isBusy} disabled={isBlank(editing.text)} onClick={conflict.keepMine}>
        {texts.saveJoined}
      </Button>
    </>
  )
}
