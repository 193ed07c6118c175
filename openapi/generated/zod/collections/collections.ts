// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Collection,
  CollectionInput,
  CollectionPage,
  CollectionWithProducts,
  Problem
} from '../schemas/index.ts';


/**
 * @summary List the collections
 */
export const listCollectionsQueryPageDefault = 1;

export const listCollectionsQueryLimitDefault = 12;
export const listCollectionsQueryLimitMax = 100;



export const ListCollectionsQueryParams = zod.strictObject({
  "page": zod.coerce.number().int().min(1).default(listCollectionsQueryPageDefault),
  "limit": zod.coerce.number().int().min(1).max(listCollectionsQueryLimitMax).default(listCollectionsQueryLimitDefault)
})

export const ListCollections200Response = CollectionPage

export const ListCollections400Response = Problem

export const ListCollectionsDefaultResponse = Problem

/**
 * @summary Create a collection
 */
export const CreateCollectionBody = CollectionInput

export const CreateCollection201Response = Collection

export const CreateCollection400Response = Problem

export const CreateCollection401Response = Problem

export const CreateCollection403Response = Problem

export const CreateCollectionDefaultResponse = Problem

/**
 * @summary Get a collection with its products
 */



export const GetCollectionParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const GetCollection200Response = CollectionWithProducts

export const GetCollection400Response = Problem

export const GetCollection404Response = Problem

export const GetCollectionDefaultResponse = Problem

/**
 * @summary Change a collection
 */



export const UpdateCollectionParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const UpdateCollectionBody = CollectionInput

export const UpdateCollection200Response = Collection

export const UpdateCollection400Response = Problem

export const UpdateCollection401Response = Problem

export const UpdateCollection403Response = Problem

export const UpdateCollection404Response = Problem

export const UpdateCollectionDefaultResponse = Problem

/**
 * @summary Delete a collection
 */



export const DeleteCollectionParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const DeleteCollection204Response = zod.void()

export const DeleteCollection400Response = Problem

export const DeleteCollection401Response = Problem

export const DeleteCollection403Response = Problem

export const DeleteCollection404Response = Problem

export const DeleteCollectionDefaultResponse = Problem

