type Vendor = { vendor: string }

/** What keeps a model, or the composer, from writing. */
export const modelSentences = {
  modelNotSetUp: () => 'This model is not set up on this server. Choose another one.',
  namedModelNotSetUp: ({ model }: { model: string }) => `${model} is not set up on this server. Choose another model.`,
  modelNamedNothing: () => 'The model named no sentences. Try again.',
  modelsForDocuments: () => 'Document upload works with GPT-5, GPT-4o and GPT-4.1.',

  modelRefused: ({ vendor }: Vendor) => `${vendor} declined to write about this source. Try another model or source.`,
  modelRejectedKey: ({ vendor }: Vendor) =>
    `${vendor} rejected this server’s key. Choose another model; administrators can change the key under Models.`,
  modelAllowanceUsed: ({ vendor }: Vendor) =>
    `This server has used up its allowance with ${vendor}. Choose another model.`,
  modelBusy: ({ vendor }: Vendor) => `${vendor} is getting too many requests from this server. Try again in a minute.`,
  modelDown: ({ vendor }: Vendor) => `${vendor} is not available right now. Try again in a minute.`,
  modelUnknown: ({ vendor }: Vendor) => `${vendor} does not offer this model here. Choose another one.`,
  articleTooLongForModel: ({ vendor }: Vendor) =>
    `The article is too long for this model of ${vendor}. Choose another one.`,
  modelBadRequest: ({ vendor }: Vendor) => `${vendor} could not work with this request. Choose another model.`,
  modelConnectionLost: ({ vendor }: Vendor) =>
    `${vendor} could not be reached, or the connection broke off. Try again.`,
  modelUnreadable: ({ vendor }: Vendor) =>
    `${vendor} sent an answer that could not be read. Try again, or choose another model.`,
  modelSlowToBegin: ({ vendor }: Vendor) => `${vendor} took too long to begin. Try again, or choose another model.`,
  modelSilent: ({ vendor }: Vendor) =>
    `${vendor} stopped sending before the post was finished. Try again, or choose another model.`,
  modelSlow: ({ vendor }: Vendor) => `${vendor} took too long to finish the post. Try again, or choose another model.`,
  modelLengthLimit: ({ vendor }: Vendor) =>
    `${vendor} stopped at its length limit before the post was finished. Try again, or choose another model.`,
  modelEndless: ({ vendor }: Vendor) => `${vendor} never finished the post. Try again, or choose another model.`,
  modelEmpty: ({ vendor }: Vendor) => `${vendor} answered with an empty text. Try again, or choose another model.`,
  modelWithoutOpenings: ({ vendor }: Vendor) =>
    `${vendor} gave no hook that fits before “See more”. Try again, or choose another model.`,
  modelWithoutPassage: ({ vendor }: Vendor) =>
    `${vendor} did not rewrite this sentence alone, so it stays. Try again, or choose another model.`,
  /** `why` is the model's explanation; empty if it gave none. */
  passageUnsupported: ({ why }: { why: string }) =>
    `The source does not support this, so the sentence stays.${why ? ` The model says: ${why}` : ''}`,
  modelIncomplete: ({ vendor }: Vendor) => `${vendor} broke off before the post was finished. Try again.`,

  composerBusy: () => 'Many posts are being composed right now. Please try again in a moment.',
  composerTooMuch: () => 'This text is too much for the built-in writer. Use a part of it, or choose an AI model.',
  composerQuotesTooLittle: () =>
    'The built-in writer found fewer than two facts to quote in this text. Add a line of your own to post it above the headline, or choose an AI model.',
  composerCannotTranslate: () => 'The built-in writer can’t translate. Choose an AI model.',
  composerCannotFollow: () => 'The built-in writer can’t follow instructions. Choose an AI model.',
  composerCannotRewrite: () => 'The built-in writer can’t rewrite a sentence. Choose an AI model.',
  composerWritesOneDraft: () => 'The built-in writer makes one draft. Choose an AI model to compare several.',
  composerCannotShorten: () =>
    'The built-in writer can’t make this shorter. Shorten it by hand, or choose an AI model.',
  composerCannotLengthen: () => 'The article has nothing more to quote. Write on by hand, or choose an AI model.',
  composerHasNoOpening: () => 'The article has no other sentence for a hook. Write one, or choose an AI model.',
  composerHasNoAngle: () =>
    'The article has too little left for another post. Choose an AI model to find another angle.',
  composerOtherLanguage: () =>
    'The article is in another language than the post. Choose an AI model to find other hooks.',
}
