import { useEffect, useState } from 'react'
import { useVisualPages } from '#client/features/visuals/attachment/use-visual-pages'
import { errorMessage } from '#client/lib/api'
import { firstCommentOf } from '#client/lib/first-comment-text'
import { type AppForm, useAppForm } from '#client/lib/form'
import { newId } from '#client/lib/new-id'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication, Visibility } from '#client/queries/linkedin/publication-cache'
import { usePublish } from '#client/queries/linkedin/publications'
import { usePoll } from '#client/queries/posts/polls'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Grid, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { toCommentary } from '#shared/linkedin/little-text'
import { firstComments } from '#shared/rules/first-comments'
import { mayComment } from '#shared/rules/linkedin'
import { publishing, visibilities } from '#shared/rules/publishing'
import type { WallTime } from '#shared/time/wall-time'
import { askToRepeat, isSameText } from '../card/ask-to-repeat.ts'
import { FirstCommentField } from '../card/first-comment-field.tsx'
import { publishTexts as texts } from '../card/texts.ts'
import { attachableOf } from '../kinds/attachment-kind.ts'
import { kinds } from '../kinds/attachment-kinds.ts'
import { AccountHint, expiredText, nameOf } from './account-hint.tsx'
import { AttachmentFields } from './attachment-fields.tsx'
import { OutgoingPost } from './outgoing-post.tsx'
import styles from './publish-form.module.css'
import { attachmentOf, firstChoice, outgoingAltTexts, type PublishValues, toRequest } from './publish-values.ts'
import { TimeFields } from './time-fields.tsx'

/** Account, audience, attachment and time; next to them LinkedIn's view of the post. */
export function PublishForm({
  post,
  accounts,
  when,
  at,
  onSent,
  onBusy,
  onClose,
}: {
  post: PostDetail
  accounts: readonly LinkedinAccount[]
  /** Chosen at first. */
  when: PublishValues['when'] | undefined
  at: WallTime | undefined
  onSent: (publication: Publication) => void
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}) {
  const timeZone = useTimeZone()
  const publish = usePublish(post.id)
  const visual = useVisualPages(post.visual)
  const { data: poll = null } = usePoll(post.id)
  const attachments = { post, visual, poll }
  const attachable = attachableOf(attachments)
  const altTextsOf = (values: PublishValues) => kinds[attachmentOf(values, attachable)].altTexts?.(attachments) ?? []
  /** The same for each attempt: a request that arrived although its response was lost is not scheduled twice. */
  const [id] = useState(newId)
  const [isTimeFine, setIsTimeFine] = useState(true)
  const form = useAppForm<PublishValues, Publication>({
    initial: firstChoice(accounts, timeZone, Date.now(), { when, at, firstComment: firstCommentOf(post) ?? '' }),
    send: (values) =>
      askToRepeat((again) =>
        publish.mutateAsync({
          id,
          ...toRequest(values, attachable, altTextsOf(values)),
          ...again,
        }),
      ),
    onSent,
  })
  const { values, change, isSending, failure } = form
  useEffect(() => onBusy(isSending), [isSending, onBusy])
  const account = accounts.find(({ id }) => id === values.accountId)
  const commentary = toCommentary(post.content, post.mentions)
  const isTooLong = commentary.length > publishing.characters
  const hasLongComment = values.firstComment.trim().length > firstComments.characters
  const attach = attachmentOf(values, attachable)
  const { Preview } = kinds[attach]
  const hasLongAlt = outgoingAltTexts(values, altTextsOf(values)).some(
    (text) => text.length > publishing.altTextCharacters,
  )
  const isWaiting = values.when !== 'now'

  return (
    <form {...form.props}>
      <Grid columns={2} gap={24} until="phone" className={styles.fields}>
        <Stack gap={16}>
          <AccountField form={form} accounts={accounts} />
          <Field label={texts.visibility}>
            {(control) => (
              <Select
                {...control}
                value={values.visibility}
                onChange={({ target }) => change({ visibility: target.value as Visibility })}
              >
                {visibilities.map((visibility) => (
                  <option key={visibility} value={visibility}>
                    {texts.visibilities[visibility]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SwitchLine
            label={texts.reshare}
            checked={!values.isReshareDisabled}
            onChange={(isAllowed) => change({ isReshareDisabled: !isAllowed })}
          />
          <TimeFields form={form} account={account} onJudged={setIsTimeFine} />
          <FirstCommentField
            value={values.firstComment}
            canComment={account === undefined || mayComment(account)}
            onChange={(firstComment) => change({ firstComment })}
          />
        </Stack>
        <Stack gap={16}>
          <OutgoingPost commentary={commentary}>
            <Preview key={attach} {...attachments} />
          </OutgoingPost>
          <AttachmentFields attachments={attachments} form={form} />
        </Stack>
      </Grid>
      <div className={styles.foot}>
        {failure && !isSameText(failure) && (
          <Callout kind="error" level={3} title={texts.failed} text={<p>{errorMessage(failure)}</p>} />
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose} aria-disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isTooLong || hasLongAlt || hasLongComment || !isTimeFine || account?.state === 'expired'}
            pending={isSending}
            pendingLabel={isWaiting ? texts.scheduling : texts.sending}
          >
            {texts.submit[values.when]}
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

function AccountField({ form, accounts }: { form: AppForm<PublishValues>; accounts: readonly LinkedinAccount[] }) {
  const account = accounts.find(({ id }) => id === form.values.accountId)
  return (
    <Field
      label={texts.account}
      hint={account && <AccountHint account={account} />}
      error={account?.state === 'expired' ? expiredText(account) : null}
    >
      {(control) => (
        <Select
          {...control}
          value={form.values.accountId}
          onChange={({ target }) => form.change({ accountId: target.value })}
        >
          {accounts.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
