import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { Client } from './client.ts'
import { findByDocument, isDocumentId } from './client-documents.ts'
import { findRegistered } from './client-repository.ts'

/** @throws AppError not_found for an app that is not registered | as findByDocument */
export async function findClient(ctx: Context, id: string): Promise<Client> {
  if (isDocumentId(id)) return await findByDocument(ctx, id)
  const client = await findRegistered(ctx.db, id)
  if (!client) throw new AppError('not_found', 'appUnknown')
  return client
}
