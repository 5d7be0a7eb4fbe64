import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'
import type { CardAttempt, CardOutcome, Payments } from './payments.ts'
import {
  advanceTime,
  changeInvoice,
  changeSubscription,
  dueAt,
  endAt,
  pay,
  settlingMs,
  startSubscription,
  type TestAccount,
  type TestInvoice,
  testPrice,
  toPaymentAccount,
} from './test-account.ts'
import { readCard } from './test-cards.ts'

/**
 * The built-in provider, for trying the product out: no money moves. Each customer is one row, changed under a version
 * number, so that any number of processes may serve it.
 */
export function createTestPayments({ db, now }: { db: Database; now: () => number }): Payments {
  const accounts = createAccounts(db, now)
  return {
    provider: 'test',
    isOn: true,
    form: { form: 'test', label: 'Test payments', publishableKey: null },

    readIdentity: async () => ({ account: 'test payments', isLive: false }),
    readPrice: async () => ({ ...testPrice, isActive: true }),

    async createCustomer(_owner, key) {
      const id = `test_cus_${key}`
      await accounts.create(id)
      return id
    },

    async createSubscription(customerId, key) {
      await accounts.change(customerId, (account) => startSubscription(account, key, now(), newId))
    },

    async readAccount(customerId) {
      if (!(await accounts.has(customerId))) return null
      return toPaymentAccount(await accounts.change(customerId, (account) => account))
    },

    async readPayment(customerId, paymentId) {
      const { invoices } = await accounts.change(customerId, (account) => account)
      return invoices.find((each) => each.paymentId === paymentId)?.payment
    },

    async setCancelAtPeriodEnd(customerId, subscriptionId, isCancelled) {
      await accounts.change(customerId, (account) =>
        changeSubscription(account, subscriptionId, { cancelAtPeriodEnd: isCancelled }),
      )
    },

    async endSubscription(customerId, subscriptionId) {
      await accounts.change(customerId, (account) => endAt(account, subscriptionId, now()))
    },

    readWebhookEvent: async () => 'unsigned', // nobody outside knows anything about these customers

    async confirmTestPayment(customerId, attempt) {
      let outcome: CardOutcome | undefined
      await accounts.change(customerId, (account) => {
        const tried = tryCard(account, attempt, now())
        outcome = tried.outcome
        return tried.account
      })
      return outcome
    },

    async runClock() {
      const due = await accounts.listDue()
      for (const customerId of due) await accounts.change(customerId, (account) => account)
      return due
    },
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex')}`
}

/** Pure. What a card does to the payment that the secret opens. */
function tryCard(
  account: TestAccount,
  attempt: CardAttempt,
  now: number,
): { account: TestAccount; outcome?: CardOutcome } {
  const invoice = account.invoices.find((each) => each.clientSecret === attempt.clientSecret)
  if (!invoice) return { account }
  const outcome = (status: CardOutcome['status'], reason: PlainReason | null) => ({
    paymentIntentId: invoice.paymentId,
    status,
    reason,
  })
  if (['succeeded', 'processing', 'canceled'].includes(invoice.payment)) {
    const reason = invoice.payment === 'canceled' ? 'paymentClosed' : null
    return { account, outcome: outcome(invoice.payment, reason) }
  }
  const card = readCard(attempt, now)
  const refuse = (reason: PlainReason) => ({
    account: changeInvoice(account, invoice.id, { payment: 'requires_payment_method' }),
    outcome: outcome('requires_payment_method', reason),
  })
  if ('declines' in card) return refuse(card.declines)
  if (card.behaviour === 'asks' && attempt.answer === 'refuse') return refuse('paymentUnconfirmed')
  if (card.behaviour === 'asks' && attempt.answer !== 'confirm') {
    return {
      account: changeInvoice(account, invoice.id, { payment: 'requires_action' }),
      outcome: outcome('requires_action', null),
    }
  }
  const withCard = changeSubscription(account, invoice.subscriptionId, { card: card.behaviour })
  if (card.behaviour === 'takes-time') {
    return { account: beginSettling(withCard, invoice, now), outcome: outcome('processing', null) }
  }
  return { account: pay(withCard, invoice.id, now), outcome: outcome('succeeded', null) }
}

function beginSettling(account: TestAccount, invoice: TestInvoice, now: number): TestAccount {
  return changeInvoice(account, invoice.id, { payment: 'processing', settlesAt: now + settlingMs })
}

function createAccounts(db: Database, now: () => number) {
  return {
    async create(id: string): Promise<void> {
      const empty: TestAccount = { keys: {}, subscriptions: [], invoices: [] }
      const row = { customer_id: id, version: 0, ...toColumns(empty) }
      await db
        .insertInto('test_payments')
        .values(row)
        .onConflict((conflict) => conflict.column('customer_id').doNothing())
        .execute()
    },

    async has(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('test_payments')
        .select('version')
        .where('customer_id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Lets time pass, then does the change; again from the start when someone else was quicker. */
    async change(id: string, work: (account: TestAccount) => TestAccount): Promise<TestAccount> {
      for (;;) {
        const row = await db.selectFrom('test_payments').selectAll().where('customer_id', '=', id).executeTakeFirst()
        if (!row) throw new AppError('payments_refused', 'customerMissing')
        const before = JSON.parse(row.data) as TestAccount
        const after = work(advanceTime(before, now(), newId))
        if (after === before) return after
        const { numUpdatedRows } = await db
          .updateTable('test_payments')
          .set({ version: row.version + 1, ...toColumns(after) })
          .where('customer_id', '=', id)
          .where('version', '=', row.version)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) return after
      }
    },

    async listDue(): Promise<string[]> {
      const rows = await db
        .selectFrom('test_payments')
        .select('customer_id')
        .where('due_at', '<=', now())
        .limit(200)
        .execute()
      return rows.map((row) => row.customer_id)
    },
  }
}

function toColumns(account: TestAccount) {
  return { due_at: dueAt(account), data: JSON.stringify(account) }
}
