// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Problem,
  Product,
  ProductInput,
  ProductPage,
  ProductUpdate
} from '../schemas/index.ts';


/**
 * @summary List the products
 */
export const listProductsQueryPageDefault = 1;

export const listProductsQueryLimitDefault = 12;
export const listProductsQueryLimitMax = 100;



export const ListProductsQueryParams = zod.strictObject({
  "page": zod.coerce.number().int().min(1).default(listProductsQueryPageDefault),
  "limit": zod.coerce.number().int().min(1).max(listProductsQueryLimitMax).default(listProductsQueryLimitDefault)
})

export const ListProducts200Response = ProductPage

export const ListProducts400Response = Problem

export const ListProductsDefaultResponse = Problem

/**
 * 409 where another product has the SKU.
 * @summary Create a product
 */
export const CreateProductBody = ProductInput

export const CreateProduct201Response = Product

export const CreateProduct400Response = Problem

export const CreateProduct401Response = Problem

export const CreateProduct403Response = Problem

export const CreateProduct409Response = Problem

export const CreateProductDefaultResponse = Problem

/**
 * @summary Get a product
 */



export const GetProductParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const GetProduct200Response = Product

export const GetProduct400Response = Problem

export const GetProduct404Response = Problem

export const GetProductDefaultResponse = Problem

/**
 * 409 where another product has the SKU; 400 where a variant would cost less than 0, its modifier counted.
 * @summary Change a product
 */



export const UpdateProductParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const UpdateProductBody = ProductUpdate

export const UpdateProduct200Response = Product

export const UpdateProduct400Response = Problem

export const UpdateProduct401Response = Problem

export const UpdateProduct403Response = Problem

export const UpdateProduct404Response = Problem

export const UpdateProduct409Response = Problem

export const UpdateProductDefaultResponse = Problem

/**
 * @summary Delete a product
 */



export const DeleteProductParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const DeleteProduct204Response = zod.void()

export const DeleteProduct400Response = Problem

export const DeleteProduct401Response = Problem

export const DeleteProduct403Response = Problem

export const DeleteProduct404Response = Problem

export const DeleteProductDefaultResponse = Problem

