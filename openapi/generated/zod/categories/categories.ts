// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Category,
  CategoryInput,
  CategoryPage,
  CategoryWithProducts,
  Problem
} from '../schemas/index.ts';


/**
 * @summary List the categories
 */
export const listCategoriesQueryPageDefault = 1;

export const listCategoriesQueryLimitDefault = 12;
export const listCategoriesQueryLimitMax = 100;



export const ListCategoriesQueryParams = zod.strictObject({
  "page": zod.coerce.number().int().min(1).default(listCategoriesQueryPageDefault),
  "limit": zod.coerce.number().int().min(1).max(listCategoriesQueryLimitMax).default(listCategoriesQueryLimitDefault)
})

export const ListCategories200Response = CategoryPage

export const ListCategories400Response = Problem

export const ListCategoriesDefaultResponse = Problem

/**
 * @summary Create a category
 */
export const CreateCategoryBody = CategoryInput

export const CreateCategory201Response = Category

export const CreateCategory400Response = Problem

export const CreateCategory401Response = Problem

export const CreateCategory403Response = Problem

export const CreateCategoryDefaultResponse = Problem

/**
 * @summary Get a category with its products
 */



export const GetCategoryParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const GetCategory200Response = CategoryWithProducts

export const GetCategory400Response = Problem

export const GetCategory404Response = Problem

export const GetCategoryDefaultResponse = Problem

/**
 * @summary Change a category
 */



export const UpdateCategoryParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const UpdateCategoryBody = CategoryInput

export const UpdateCategory200Response = Category

export const UpdateCategory400Response = Problem

export const UpdateCategory401Response = Problem

export const UpdateCategory403Response = Problem

export const UpdateCategory404Response = Problem

export const UpdateCategoryDefaultResponse = Problem

/**
 * @summary Delete a category
 */



export const DeleteCategoryParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const DeleteCategory204Response = zod.void()

export const DeleteCategory400Response = Problem

export const DeleteCategory401Response = Problem

export const DeleteCategory403Response = Problem

export const DeleteCategory404Response = Problem

export const DeleteCategoryDefaultResponse = Problem

