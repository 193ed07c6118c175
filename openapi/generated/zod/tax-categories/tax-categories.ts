// Generated from openapi/openapi.yaml. Do not edit.
import {
  Problem,
  TaxCategoryList
} from '../schemas/index.ts';


/**
 * @summary List the tax categories
 */
export const ListTaxCategories200Response = TaxCategoryList

export const ListTaxCategories400Response = Problem

export const ListTaxCategories401Response = Problem

export const ListTaxCategoriesDefaultResponse = Problem

